import { useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { fillIn } from '@contract/format'
import { formatMoney, yuanToFen } from '@contract/money'
import { estimatedCost, tip } from '@contract/rules/errand'
import { ruleMessages } from '@contract/rules/messages'
import { settings } from '@contract/settings'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import { localized } from '@/i18n'
import { sheetWords } from './sheets-text'
import styles from '../index.module.scss'

interface Props {
  open: boolean
  title: string
  note: string
  /** Validation rule; the sheet accepts no more than `most`. */
  rule: 'estimate' | 'tip'
  most: number
  /** Initial text. */
  start: string
  onClose: () => void
  onDone: (text: string, amount: number) => void
}

const rules = { estimate: estimatedCost, tip } as const

/** Asks for an amount of money up to a maximum. */
export const AmountSheet = observer(function AmountSheet(props: Props) {
  const { open, title, note, rule, most, start, onClose, onDone } = props
  const [text, setText] = useState(start)
  const [judged, setJudged] = useState(false)
  useEffect(() => {
    if (!open) return
    setText(start)
    setJudged(false)
  }, [open, start])
  const broken = rules[rule](text, most)
  const maximum = formatMoney(most, { trim: true })
  const done = () => {
    setJudged(true)
    const amount = yuanToFen(text)
    if (broken || amount === undefined) return
    onDone(text, amount)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <View className={styles.form__sheet}>
        <Field
          label={sheetWords().amount}
          value={text}
          onChange={setText}
          placeholder="0.00"
          kind="digit"
          maxLength={9}
          prefix={<Text className={styles.form__label}>{settings().currencySymbol}</Text>}
          error={judged && broken ? fillIn(localized(ruleMessages[broken]), { maximum }) : ''}
          onConfirm={done}
        />
        <Text className={styles.form__hint}>{note}</Text>
        <Button text={sheetWords().done} size={96} onPress={done} />
      </View>
    </Sheet>
  )
})
