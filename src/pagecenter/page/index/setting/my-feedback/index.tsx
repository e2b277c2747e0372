import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MyFeedbackModel } from './model'
import { Card } from './parts/card'
import { words } from './text'

export default screen('myFeedback', () => {
  const model = useModel((api) => new MyFeedbackModel(api))
  const { title, none, noneText, give } = words()
  return (
    <Screen title={title} onRefresh={model.list.reload}>
      <View className={styles.mine}>
        <PagedList
          list={model.list}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={none} text={noneText} action={{ text: give, onPress: model.give }} />}
        >
          {(feedback) => <Card feedback={feedback} />}
        </PagedList>
      </View>
    </Screen>
  )
})
