import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TeamInvitation } from '@contract/entities/team'
import { formatDateTime } from '@contract/date'
import { Button } from '@/components/base/Button'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { MerchantState } from '@/features/merchant/merchant'
import { roleWords } from '@/features/merchant/role-words'
import { replace } from '@/platform/navigation/navigation'
import { useModel, useRootState } from '@/state'
import styles from './index.module.scss'
import { InvitationsModel } from './model'
import { words } from './text'

export default screen('teamInvitations', () => {
  const merchant = useRootState().keep(MerchantState)
  const model = useModel((api) => new InvitationsModel(api, () => merchant.stores.reload()))
  const t = words()
  return (
    <Screen title={t.title} onRefresh={() => model.invitations.reload()}>
      <View className={styles.invitations}>
        <AsyncView
          resource={model.invitations}
          empty={{
            when: (items) => items.length === 0,
            view: <StateView kind="empty" title={t.none} text={t.noneText} />,
          }}
        >
          {(items) => items.map((item) => <Invitation key={item.id} model={model} item={item} />)}
        </AsyncView>
      </View>
    </Screen>
  )
})

const Invitation = observer(function Invitation({ model, item }: { model: InvitationsModel; item: TeamInvitation }) {
  const merchant = useRootState().keep(MerchantState)
  const t = words()
  const accept = async () => {
    if (!(await model.answer(item, true))) return
    merchant.choose(item.store.id)
    await replace('merchantMy')
  }
  return (
    <View className={styles.invitation}>
      <Text className={styles.invitation__title}>{t.invites(item.store.name, roleWords()[item.role])}</Text>
      <Text className={styles.invitation__line}>{t.until(formatDateTime(new Date(item.expiresAt)))}</Text>
      <View className={styles.invitation__actions}>
        <Button
          kind="outline"
          size={72}
          text={t.decline}
          disabled={model.busy !== ''}
          onPress={() => void model.answer(item, false)}
        />
        <Button size={72} text={t.accept} busy={model.busy === item.id} onPress={() => void accept()} />
      </View>
    </View>
  )
})
