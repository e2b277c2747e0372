import { dictionary } from '@/i18n'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ConversationList, ConversationSheet } from '@/features/chat/ConversationList'
import { ConversationsModel } from '@/features/chat/conversations'
import { ChatState } from '@/features/chat/state'
import { MerchantState } from '@/features/merchant/merchant'
import { NoStore } from '@/features/merchant/OwnStore'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel, useRootState } from '@/state'
import styles from './index.module.scss'

const words = dictionary({ en: { title: 'Customers' }, zh: { title: '顾客消息' } })

/** The chats of a store, for its merchant. */
export default screen('storeMessages', ({ storeId }) => {
  const { stores } = useRootState().keep(MerchantState)
  if (stores.value?.some(({ id }) => id === storeId)) return <StoreMessages storeId={storeId} />
  return (
    <Screen title={words().title} onRefresh={stores.reload}>
      <AsyncView resource={stores}>{() => <NoStore />}</AsyncView>
    </Screen>
  )
})

const StoreMessages = observer(function StoreMessages({ storeId }: { storeId: string }) {
  const root = useRootState()
  const inbox = root.keep(ChatState).inboxOf(storeId)
  const model = useModel((api) => new ConversationsModel(api, inbox, storeId))
  useWhileShown(() => inbox.follow(root.session))
  return (
    <Screen title={words().title} onRefresh={model.list.reload} overlay={<ConversationSheet model={model} />}>
      <View className={styles.storeMessages}>
        <ConversationList model={model} />
      </View>
    </Screen>
  )
})
