import { Text, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { observer } from 'mobx-react-lite'
import { AsyncView } from '@/components/AsyncView'
import { BottomBar } from '@/components/BottomBar'
import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import { PicturePicker } from '@/components/PicturePicker'
import { Screen, screen } from '@/components/Screen'
import { TextArea } from '@/components/TextArea'
import { useModel } from '@/stores'
import styles from './index.module.scss'
import { ReportModel } from './model'
import { words } from './text'

interface Props {
  model: ReportModel
}

export default screen('reportStore', ({ storeId }) => {
  const model = useModel((api) => new ReportModel(api, storeId))
  return (
    <Screen title={words().title} footer={<Send model={model} />}>
      <AsyncView resource={model.types}>{() => <Form model={model} />}</AsyncView>
    </Screen>
  )
})

const Form = observer(({ model }: Props) => {
  const { type: typeTitle, content, picture } = words()
  return (
    <View className={styles.report}>
      <View className={styles.report__card}>
        <Text className={styles.report__title}>{typeTitle}</Text>
        <View className={styles.report__types} {...{ role: 'group', 'aria-label': typeTitle }}>
          {model.types.ready.items.map(({ type, name }) => (
            <Chip key={type} text={name} ground="card" on={type === model.type} onPress={() => model.choose(type)} />
          ))}
        </View>
      </View>
      <View className={styles.report__card}>
        <Text className={styles.report__title}>{content}</Text>
        <Content model={model} />
      </View>
      <View className={styles.report__card}>
        <Text className={styles.report__title}>{picture}</Text>
        <View className={styles.report__pictures}>
          <PicturePicker uploads={model.uploads} />
        </View>
      </View>
    </View>
  )
})

const Content = observer(({ model: { content: field } }: Props) => {
  const { content, placeholder } = words()
  return (
    <View className={styles.report__typed}>
      <TextArea
        label={content}
        value={field.value}
        placeholder={placeholder}
        max={limits.feedbackMax}
        onChange={(value) => field.set(value)}
        onBlur={field.leave}
        error={field.error}
      />
    </View>
  )
})

const Send = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button
      text={words().submit}
      busy={model.busy}
      disabled={model.types.status !== 'ready'}
      onPress={() => void model.send()}
    />
  </BottomBar>
))
