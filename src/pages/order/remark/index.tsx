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
import { noteWords, words } from './text'

export default screen('noteEditor', ({ to, text = '' }) => {
  const model = useModel(() => new RemarkModel(text))
  const { title, placeholder, phrases } = noteWords(to)
  return (
    <Screen title={title} footer={<Done model={model} />}>
      <Note model={model} title={title} placeholder={placeholder} />
      <Text className={styles.remark__title}>{words().quick}</Text>
      <View className={styles.remark__phrases}>
        {phrases.map((phrase) => (
          <Chip key={phrase} text={phrase} on={model.has(phrase)} onPress={() => model.toggle(phrase)} />
        ))}
      </View>
    </Screen>
  )
})

interface NoteProps {
  model: RemarkModel
  title: string
  placeholder: string
}

const Note = observer(({ model, title, placeholder }: NoteProps) => (
  <View className={styles.remark__card}>
    <TextArea
      label={title}
      value={model.text}
      placeholder={placeholder}
      max={limits.remarkLength}
      onChange={model.write}
      tall
    />
  </View>
))

const Done = observer(({ model }: { model: RemarkModel }) => (
  <BottomBar wide>
    <Button text={words().done} onPress={() => void model.save()} />
  </BottomBar>
))
