import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { PayPasswordSheet } from '@/features/wallet/PayPasswordSheet'
import { accountName } from '@/features/wallet/withdraw-words'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { BindModel } from './model'
import { AccountRow } from './parts/account-row'
import { Kinds } from './parts/kinds'
import { words } from './text'

export default screen('withdrawAccounts', ({ select }) => {
  const model = useModel((api) => new BindModel(api, Boolean(select)))
  const { title, choose } = words()
  return (
    <Screen
      title={model.selecting ? choose : title}
      onRefresh={() => model.accounts.reload()}
      footer={<Add model={model} />}
      overlay={<Overlays model={model} />}
    >
      <AsyncView resource={model.accounts} empty={{ when: ({ accounts }) => accounts.length === 0, view: <Empty /> }}>
        {({ accounts }) => (
          <View className={styles.accounts}>
            {accounts.map((account) => (
              <AccountRow key={account.id} model={model} account={account} />
            ))}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: BindModel
}

const Empty = observer(() => {
  const { none, noneText } = words()
  return <StateView kind="empty" title={none} text={noneText} />
})

const Add = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button text={words().add} icon="plus" disabled={model.accounts.status !== 'ready'} onPress={model.openKinds} />
  </BottomBar>
))

const Overlays = observer(({ model }: Props) => (
  <>
    <Kinds model={model} />
    <PayPasswordSheet entry={model.password} note={(account) => words().removeNote(accountName(account))} />
  </>
))
