import { useMemo } from 'react'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { MapCamera } from '@/features/map/camera'
import { MapView } from '@/features/map/MapView'
import { Written } from '@/platform/view/written'
import { attempt } from '@/state/base/attempt'
import { copyAndTell } from '@/state/base/copying'
import { openDirections } from '@/platform/device/maps'
import styles from './index.module.scss'
import { words } from './text'

/** Shows a place on the map where the platform has no such screen (product text §2). */
export default screen('openLocation', ({ latitude, longitude, name, address = '' }) => {
  const t = words()
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const isKnown = Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && latitude !== '' && longitude !== ''
  const camera = useMemo(() => new MapCamera({ latitude: lat, longitude: lng }, 16), [lat, lng])
  const place = { latitude: lat, longitude: lng, name, address }
  if (!isKnown)
    return (
      <Screen title={t.title}>
        <StateView kind="error" title={t.unknown} />
      </Screen>
    )
  const pin = { id: 'place', position: place, text: name, tone: 'plain' as const, label: name }
  return (
    <Screen title={t.title} still>
      <MapView camera={camera} pins={[pin]} chosen="place" onPin={() => camera.goTo(place)} label={t.title}>
        <View className={styles.place}>
          <Text className={styles.place__name}>
            <Written text={name} />
          </Text>
          {address !== '' && (
            <Text className={styles.place__address}>
              <Written text={address} />
            </Text>
          )}
          <View className={styles.place__buttons}>
            <Button text={t.copy} kind="outline" size={72} onPress={() => void copyAndTell(address || name)} />
            <View className={styles.place__gap} />
            <Button text={t.navigate} size={72} onPress={() => void attempt(() => openDirections(place))} />
          </View>
        </View>
      </MapView>
    </Screen>
  )
})
