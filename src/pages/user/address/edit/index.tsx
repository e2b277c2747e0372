import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Resource, useModel } from '@/state'
import { startOf } from './model'
import { AddressFormSkeleton } from './parts/skeleton'
import { AddressForm } from './parts/form'
import { words } from './text'

export default screen('addressEdit', ({ id }) => {
  const start = useModel((api) => new Resource(() => startOf(api, id)))
  if (start.status === 'ready') return <AddressForm start={start.ready} />
  return (
    <Screen title={id ? words().edit : words().add}>
      <AsyncView resource={start} skeleton={<AddressFormSkeleton />}>
        {() => null}
      </AsyncView>
    </Screen>
  )
})
