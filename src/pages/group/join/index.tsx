import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Skeleton } from '@/components/base/Skeleton'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { GroupFace } from '@/features/group-cart/GroupFace'
import { GroupSettings } from '@/features/group-cart/GroupSettings'
import { GroupStore } from '@/features/group-cart/GroupStore'
import type { Answer } from '@/services/api'
import { signedIn } from '@/platform/session/token'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { JoinModel } from './model'
import { words } from './text'

type Invitation = Answer<'groupCart.invitation'>

export default screen('groupJoin', ({ token }) => {
  const model = useModel((api) => new JoinModel(api, token))
  const invitation = model.invitation.value
  return (
    <Screen title={words().title} footer={invitation && <JoinBar model={model} invitation={invitation} />}>
      <AsyncView resource={model.invitation} skeleton={<JoinSkeleton />}>
        {(shown) => <Invited invitation={shown} />}
      </AsyncView>
    </Screen>
  )
})

const Invited = observer(({ invitation }: { invitation: Invitation }) => {
  const t = words()
  const { name, host, people, deadline, utcOffset, store, payer, state } = invitation
  const until = state === 'open' ? t.until(formatClock(new Date(deadline), utcOffset)) : ''
  const note = [t.people(people), until].filter(Boolean).join(' · ')
  return (
    <View className={styles.join}>
      <View className={styles.join__card}>
        <GroupFace person={{ ...host, name: t.invites(host.name), isHost: true, isMine: false }} note={note} />
        <GroupStore store={store} name={name} place={null} />
        <GroupSettings {...invitation} />
        <Text className={styles.join__how}>{payer === 'each' ? t.howEach : t.how}</Text>
      </View>
      {refusal(invitation) && <Note kind="warn" icon="info" text={refusal(invitation) ?? ''} />}
    </View>
  )
})

/** Reason why a visitor of the invitation cannot join. */
function refusal({ cartId, state, isFull }: Invitation): string | undefined {
  if (cartId) return undefined
  if (state !== 'open') return words().closed
  return isFull ? words().full : undefined
}

const JoinBar = observer(({ model, invitation }: { model: JoinModel; invitation: Invitation }) => {
  const t = words()
  if (invitation.cartId)
    return (
      <BottomBar wide>
        <Button text={t.open} onPress={() => void model.open()} />
      </BottomBar>
    )
  return (
    <BottomBar wide>
      {refusal(invitation) ? (
        <Button text={t.own} onPress={model.toStore} />
      ) : (
        <Button text={signedIn() ? t.join : t.login} busy={model.busy} onPress={model.join} />
      )}
    </BottomBar>
  )
})

const JoinSkeleton = () => (
  <View className={styles.join}>
    <Skeleton width="100%" height={420} radius={24} />
  </View>
)
