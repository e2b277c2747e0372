import { Keypad } from '@/components/form/Keypad'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { accountResource } from '@/features/account/account'
import { useModel } from '@/state'
import { CodeStep } from './parts/code-step'
import { DigitsStep } from './parts/digits-step'
import { PayPasswordModel } from './model'
import { words } from './text'

export default screen('payPassword', () => {
  const account = useModel((api, root) => accountResource(api, root.session))
  const model = useModel((api, root) => new PayPasswordModel(api, root))
  const typing = model.step !== 'code'
  const keypad = typing && <Keypad onDigit={model.type} onDelete={model.remove} disabled={model.form.busy} />
  return (
    <Screen title={words().title} surface="white" footer={keypad}>
      <AsyncView resource={account}>
        {() => (typing ? <DigitsStep model={model} /> : <CodeStep model={model} />)}
      </AsyncView>
    </Screen>
  )
})
