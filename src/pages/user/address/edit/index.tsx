import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Resource, useModel } from '@/state'
import { startOf } from './model'
import { AddressForm } from './parts/form'
import { words } from './text'
import styles from './parts/form.module.scss'

export default screen('addressEdit', ({ id }) => {
  const start = useModel((api) => new Resource(() => startOf(api, id)))
  if (start.status === 'ready') return <AddressForm start={start.ready} />
  return (
    <Screen title={id ? words().edit : words().add}>
      <AsyncView
        resource={start}
        skeleton={<BlocksSkeleton className={styles.form__skeleton} heights={[312, 480, 264]} />}
      >
        {() => null}
      </AsyncView>
    </Screen>
  )
})
