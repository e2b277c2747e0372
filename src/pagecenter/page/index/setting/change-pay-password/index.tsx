import { Keypad } from '@/components/form/Keypad'
import { Screen, screen } from '@/components/frame/Screen'
import { NewPayDigits, PayDigits } from '@/features/account/PayDigits'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { ChangePayPasswordModel } from './model'
import { words } from './text'

export default screen('changePayPassword', () => {
  const model = useModel((api) => new ChangePayPasswordModel(api))
  const { title, old, oldHint, forgot } = words()
  const { entry, form } = model
  const link = { text: forgot, onPress: () => void replace('modifyPayPassword') }
  return (
    <Screen
      title={title}
      surface="white"
      footer={<Keypad onDigit={entry.type} onDelete={entry.remove} disabled={form.busy} />}
    >
      {model.step === 'old' ? (
        <PayDigits title={old} hint={oldHint} count={model.old.typed.length} link={link} />
      ) : (
        <NewPayDigits of={model.digits} />
      )}
    </Screen>
  )
})
