import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Target } from '@contract/calls/home'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import type { HomeModel, Tile } from '../model'
import { NoticeSkeleton, Notices } from './notices'
import styles from './services.module.scss'

/** Tiles per row; the first row is larger and tinted. */
const COLUMNS = 5

/** Service tiles from the server, with the announcements below. */
export const Services = observer(({ model: { grid, notices, openTarget } }: { model: HomeModel }) => {
  const items = grid.value?.items ?? []
  const news = notices.value ?? []
  const waits = grid.coming
  if (!waits && items.length === 0 && news.length === 0) return null
  return (
    <View className={styles.services}>
      {waits ? <ServicesSkeleton /> : items.length > 0 && <Tiles tiles={items} onOpen={openTarget} />}
      {notices.coming ? <NoticeSkeleton /> : news.length > 0 && <Notices notices={news} />}
    </View>
  )
})

const Tiles = ({ tiles, onOpen }: { tiles: readonly Tile[]; onOpen: (target: Target) => void }) => (
  <View className={styles.services__tiles}>
    {tiles.map((tile, index) => (
      <Press key={tile.key} label={tile.name} onPress={() => onOpen(tile.target)} className={styles.services__tile}>
        {index < COLUMNS ? (
          <View className={styles.services__tint} style={{ backgroundColor: tile.tint }}>
            <Picture picture={{ ...tile.picture, colour: tile.tint }} width={76} radius={0} />
          </View>
        ) : (
          <Picture picture={{ ...tile.picture, colour: 'transparent' }} width={60} radius={0} />
        )}
        <Text className={styles[index < COLUMNS ? 'services__name--first' : 'services__name']} numberOfLines={1}>
          {tile.name}
        </Text>
      </Press>
    ))}
  </View>
)

const ServicesSkeleton = () => (
  <View className={styles.services__tiles}>
    {Array.from({ length: 2 * COLUMNS }, (_, index) => (
      <View key={index} className={styles.services__tile}>
        <Skeleton width={index < COLUMNS ? 104 : 60} height={index < COLUMNS ? 104 : 60} radius={24} />
        <View className={styles.services__skeleton}>
          <Skeleton width={80} height={24} />
        </View>
      </View>
    ))}
  </View>
)
