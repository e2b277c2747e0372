import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { isAtLeast } from '@contract/store-roles'
import { formatMoney } from '@contract/money'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { Button } from '@/components/base/Button'
import { ChatState } from '@/features/chat/state'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import { MerchantState, type ManagedStore } from '@/features/merchant/merchant'
import { roleWords } from '@/features/merchant/role-words'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import { navigate } from '@/platform/navigation/gate'
import { open } from '@/platform/navigation/navigation'
import { confirm } from '@/platform/view/feedback'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { Resource, useModel, useRootState } from '@/state'
import type { Answer } from '@/services/api'
import styles from './index.module.scss'
import { LeavingModel } from './leaving'
import { words } from './text'

export default screen('merchantMy', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <MerchantMy key={store.id} store={store} />}
  </OwnStore>
))

const MerchantMy = observer(function MerchantMy({ store }: { store: ManagedStore }) {
  const today = useModel((api) => new Resource(() => api.merchant.figures({ storeId: store.id }, { quiet: true })))
  useReturned(() => void today.reload())
  const t = words()
  const isOwner = store.role === 'owner'
  return (
    <Screen
      nav={<MerchantHead title={t.title} />}
      footer={<MerchantBar active="merchantMy" />}
      onRefresh={() => today.reload()}
    >
      <View className={styles.my}>
        <AsyncView resource={today} inline>
          {(figures) => <Today figures={figures} />}
        </AsyncView>
        <View className={styles.my__stores}>
          <CellGroup>
            <Messages storeId={store.id} />
            <Cell label={t.redeem} icon="scan-line" onOpen={() => navigate('merchantRedeem')} />
            {isOwner && <Cell label={t.money} icon="wallet" onOpen={() => navigate('merchantMoney')} />}
            {isAtLeast(store.role, 'manager') && (
              <>
                <Cell label={t.packages} icon="ticket-percent" onOpen={() => navigate('merchantPackages')} />
                <Cell label={t.refunds} icon="undo-2" onOpen={() => navigate('merchantRefunds')} />
                <Cell label={t.reviews} icon="star" onOpen={() => navigate('merchantReviews')} />
              </>
            )}
            {isOwner && <Cell label={t.team} icon="users-round" onOpen={() => navigate('merchantTeam')} />}
          </CellGroup>
        </View>
        <Stores current={store.id} />
        {!isOwner && <Leave store={store} />}
        <Button kind="outline" text={t.back} onPress={() => void open('my')} />
      </View>
    </Screen>
  )
})

/** The store's conversations, with the number of unread messages. */
const Messages = observer(function Messages({ storeId }: { storeId: string }) {
  const root = useRootState()
  const inbox = root.keep(ChatState).inboxOf(storeId)
  useWhileShown(() => {
    void inbox.pull()
    return inbox.follow(root.session)
  })
  const { messages, unread } = words()
  return (
    <Cell
      label={messages}
      icon="message-circle"
      value={inbox.unread > 0 ? unread(inbox.unread) : ''}
      valueTone="brand"
      onOpen={() => navigate('storeMessages', { storeId })}
    />
  )
})

const Today = ({ figures }: { figures: Answer<'merchant.figures'> }) => {
  const t = words()
  return (
    <View className={styles.my__today}>
      <Text className={styles.my__name}>{t.income}</Text>
      <Text className={styles.my__income}>{formatMoney(figures.income)}</Text>
      <Text className={styles.my__name}>{t.orders(figures.orders)}</Text>
    </View>
  )
}

/** Ends the membership in the store's team, after confirmation. */
const Leave = observer(function Leave({ store }: { store: ManagedStore }) {
  const merchant = useRootState().keep(MerchantState)
  const leaving = useModel((api) => new LeavingModel(api, store.id, () => merchant.stores.reload()))
  const t = words()
  const ask = async () => {
    if (await confirm({ title: t.sureLeave(store.name), ok: t.leave, cancel: t.stay })) await leaving.leave()
  }
  return <Button kind="outline" text={t.leave} busy={leaving.busy} onPress={() => void ask()} />
})

/** Stores of a merchant with several; all tabs show the chosen one. */
const Stores = observer(function Stores({ current }: { current: string }) {
  const merchant = useRootState().keep(MerchantState)
  const t = words()
  return (
    <View className={styles.my__stores}>
      <CellGroup heading={t.stores}>
        {(merchant.stores.value ?? []).map(({ id, name, role }) => (
          <Cell
            key={id}
            label={name}
            icon="store"
            value={id === current ? t.chosen : role === 'owner' ? '' : roleWords()[role]}
            {...(id === current ? {} : { onOpen: () => merchant.choose(id) })}
          />
        ))}
        <Cell label={t.another} icon="plus" onOpen={() => navigate('merchantApply', { edit: '1' })} />
      </CellGroup>
    </View>
  )
})
