import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import styles from './index.module.scss'

interface Props {
  open: boolean
  title: string
  /** Consequence of the choice. */
  note?: string
  reasons: readonly string[]
  chosen: string
  button: string
  busy: boolean
  onChoose: (reason: string) => void
  onSend: () => void
  onClose: () => void
}

/** Sheet in which one of a few reasons is chosen, such as that of a refusal. Pass it to the Screen as `overlay`. */
export const ReasonSheet = observer(function ReasonSheet(props: Props) {
  const { open, title, note, reasons, chosen, button, busy, onChoose, onSend, onClose } = props
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <View className={styles.reason}>
        {note && <Text className={styles.reason__note}>{note}</Text>}
        <RadioGroup
          label={title}
          options={reasons.map((text) => ({ value: text, text }))}
          chosen={chosen}
          onChoose={onChoose}
          lines="each"
        />
        <View className={styles.reason__foot}>
          <Button text={button} busy={busy} disabled={!chosen} onPress={onSend} />
        </View>
      </View>
    </Sheet>
  )
})
