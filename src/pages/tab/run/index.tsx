import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { MapPage } from '@/features/errand/MapPage'
import { MapView } from '@/features/map/MapView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { deployment } from '@/platform/session/deployment'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RunModel } from './model'
import { Doors } from './parts/doors'
import { Earlier, ErrandsSkeleton, UnderWay } from './parts/errands'
import { words } from './text'

export default screen('errands', () => {
  const model = useModel((api, root) => new RunModel(api, root))
  useReturned(model.returned)
  return (
    <MapPage
      size="tall"
      isTab={deployment.value?.customerTabs === 'errands'}
      map={<Ground model={model} />}
      control={<Locate model={model} />}
    >
      <Doors model={model} />
      {!model.isVisitor && (
        <AsyncView resource={model.errands} skeleton={<ErrandsSkeleton />} inline>
          {() => (
            <>
              <UnderWay model={model} />
              <Earlier model={model} />
            </>
          )}
        </AsyncView>
      )}
    </MapPage>
  )
})

const Ground = observer(({ model }: { model: RunModel }) => {
  const { camera, pins, choosePlace } = model
  return <MapView camera={camera} pins={pins} onPin={choosePlace} label={words().title} />
})

const Locate = ({ model }: { model: RunModel }) => (
  <Press label={words().locate} onPress={() => void model.locate()} className={styles.run__disc} reach={8}>
    <Icon name="locate-fixed" size={36} />
  </Press>
)
