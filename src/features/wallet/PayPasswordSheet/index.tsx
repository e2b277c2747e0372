import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { PayPasswordPad } from '@/features/pay/PaySheet/pay-password-pad'
import { dictionary } from '@/i18n'
import type { PayPasswordEntry } from '../pay-password'

const words = dictionary({ en: { enter: 'Enter pay password' }, zh: { enter: '请输入支付密码' } })

interface Props<Subject> {
  entry: PayPasswordEntry<Subject>
  /** Reason for the password prompt. */
  note: (subject: Subject) => string
  amount?: (subject: Subject) => number
}

/** The keypad for the pay password. Pass it to the Screen as `overlay`. */
export const PayPasswordSheet = observer(function PayPasswordSheet<Subject>({ entry, note, amount }: Props<Subject>) {
  const { subject } = entry
  return (
    <Sheet open={subject !== undefined} onClose={entry.close} label={words().enter} ground="line">
      {subject !== undefined && (
        <PayPasswordPad
          title={words().enter}
          note={note(subject)}
          amount={amount?.(subject)}
          count={entry.typed.length}
          error={entry.error}
          wrong={entry.wrong}
          disabled={entry.busy || entry.locked}
          onDigit={entry.type}
          onDelete={entry.remove}
          onBack={entry.close}
          onForgot={entry.forgot}
        />
      )}
    </Sheet>
  )
}) as <Subject>(props: Props<Subject>) => React.ReactElement
