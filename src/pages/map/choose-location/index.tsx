import { SearchField } from '@/components/form/SearchField'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { MapView } from '@/features/map/MapView'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ChooseLocationModel } from './model'
import { CentrePin } from './parts/centre-pin'
import { LocateButton } from './parts/locate-button'
import { Results } from './parts/results'
import { Sheet } from './parts/sheet'
import { words } from './text'

const Head = observer(({ model }: { model: ChooseLocationModel }) => (
  <View className={styles.choose__head}>
    <SearchField value={model.typed} onChange={model.type} placeholder={words().search} />
  </View>
))

const startOf = (latitude: string | undefined, longitude: string | undefined) => {
  const [lat, lng] = [Number(latitude || NaN), Number(longitude || NaN)]
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { latitude: lat, longitude: lng } : undefined
}

/** Chooses a place on the map and returns it (product text §3, address). */
export default screen('chooseLocation', ({ latitude, longitude }) => {
  const model = useModel((api, root) => new ChooseLocationModel(api, root, startOf(latitude, longitude)))
  return (
    <Screen title={words().title} still footer={<Foot model={model} />}>
      <View className={styles.choose}>
        <Head model={model} />
        {model.results ? (
          <Results places={model.results} model={model} />
        ) : (
          <>
            <View className={styles[model.isTall ? 'choose__map--low' : 'choose__map']}>
              <MapView camera={model.camera} pins={[]} onPin={() => undefined} me={model.me} label={words().title} />
              <CentrePin model={model} />
              <LocateButton model={model} />
            </View>
            <Sheet model={model} />
          </>
        )}
      </View>
    </Screen>
  )
})

const Foot = observer(({ model }: { model: ChooseLocationModel }) => (
  <BottomBar wide>
    <Button text={words().use} disabled={!model.canUse} onPress={() => void model.use()} />
  </BottomBar>
))
