import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { accountResource } from '@/features/account/account'
import { useModel } from '@/state'
import { ProfileSkeleton } from './parts/skeleton'
import { ProfileForm } from './parts/form'
import { words } from './text'

export default screen('profile', () => {
  const account = useModel((api, root) => accountResource(api, root.session))
  const { title } = words()
  if (account.status === 'ready') return <ProfileForm user={account.ready} />
  return (
    <Screen title={title}>
      <AsyncView resource={account} skeleton={<ProfileSkeleton />}>
        {() => null}
      </AsyncView>
    </Screen>
  )
})
