import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { TextArea } from '@/components/form/TextArea'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RemarkModel } from './model'
import { phrases, words } from './text'

export default screen('remark', ({ to, text = '' }) => {
  const model = useModel(() => new RemarkModel(to === 'rider' ? 'riderNote' : 'remark', text))
  return (
    <Screen title={titleOf(model)} footer={<Done model={model} />}>
      <Note model={model} />
      <Text className={styles.remark__title}>{words().quick}</Text>
      <View className={styles.remark__phrases}>
        {phrases(model.kind).map((phrase) => (
          <Chip key={phrase} text={phrase} on={model.has(phrase)} onPress={() => model.toggle(phrase)} />
        ))}
      </View>
    </Screen>
  )
})

const titleOf = ({ kind }: RemarkModel): string => (kind === 'remark' ? words().title : words().riderTitle)

const Note = observer(({ model }: { model: RemarkModel }) => {
  const { placeholder, riderPlaceholder } = words()
  return (
    <View className={styles.remark__card}>
      <TextArea
        label={titleOf(model)}
        value={model.text}
        placeholder={model.kind === 'remark' ? placeholder : riderPlaceholder}
        max={limits.remarkLength}
        onChange={model.write}
        tall
      />
    </View>
  )
})

const Done = observer(({ model }: { model: RemarkModel }) => (
  <BottomBar wide>
    <Button text={words().done} onPress={() => void model.save()} />
  </BottomBar>
))
