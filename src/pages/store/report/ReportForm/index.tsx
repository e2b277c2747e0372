import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { TextArea } from '@/components/form/TextArea'
import { BottomBar } from '@/components/frame/BottomBar'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { ReportForm as Model } from '@/pages/store/report/report-form'
import { words } from '@/pages/store/report/text'
import styles from './index.module.scss'

interface Props {
  model: Model
}

/** The fields of a report. */
export const ReportForm = observer(({ model }: Props) => {
  const { type: typeTitle, content, picture } = words()
  return (
    <View className={styles.report}>
      {model.messages > 0 && <Messages count={model.messages} />}
      <View className={styles.report__card}>
        <Text className={styles.report__title}>{typeTitle}</Text>
        <View className={styles.report__types} role="group" aria-label={typeTitle}>
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

/** That messages of a conversation go with the report. */
const Messages = ({ count }: { count: number }) => (
  <View className={styles.report__card}>
    <Text className={styles.report__title}>{words().messages(count)}</Text>
    <Text className={styles.report__note}>{words().messagesNote}</Text>
  </View>
)

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

/** The bar that sends the report. */
export const SendReport = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button
      text={words().submit}
      busy={model.form.busy}
      disabled={model.types.status !== 'ready'}
      onPress={() => void model.send()}
    />
  </BottomBar>
))
