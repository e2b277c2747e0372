import type { ReactNode } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { navigate } from '@/platform/navigation/gate'
import type { SearchModel } from '../model'
import { words } from '../text'
import fire from './fire.webp'
import glowingStar from './glowing-star.webp'
import styles from './ranks.module.scss'

/** Number of highlighted ranks. */
const TOP = 3

/** Rankings: trending keywords and top-rated nearby stores. */
export const Ranks = observer(({ model: { offered, searchFor } }: { model: SearchModel }) => {
  if (!offered.value) return offered.coming ? <RanksSkeleton /> : null
  const { trending, topRated } = offered.value
  const t = words()
  return (
    <View className={styles.ranks}>
      {trending.length > 0 && (
        <Card picture={fire} title={t.trending}>
          {trending.map(({ word, mark }, index) => (
            <Row key={word} index={index} name={word} onPress={() => searchFor(word)}>
              {mark && <Tag tone={mark === 'hot' ? 'red' : 'info'} text={t[mark]} />}
            </Row>
          ))}
        </Card>
      )}
      {topRated.length > 0 && (
        <Card picture={glowingStar} title={t.topRated}>
          {topRated.map(({ storeId, name, rating, category }, index) => (
            <Row
              key={storeId}
              index={index}
              name={name}
              note={[rating.toFixed(1), category].filter(Boolean).join(' · ')}
              onPress={() => navigate('storeDetail', { id: storeId })}
            />
          ))}
        </Card>
      )}
    </View>
  )
})

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

const RanksSkeleton = () => (
  <View className={styles.ranks}>
    {[0, 1].map((card) => (
      <View key={card} className={styles.ranks__card}>
        <View className={styles.ranks__head}>
          <Skeleton width={200} height={32} />
        </View>
        {ROWS.map((row) => (
          <View key={row} className={styles.ranks__row}>
            <Skeleton width={row % 3 ? '70%' : '90%'} height={28} />
          </View>
        ))}
      </View>
    ))}
  </View>
)

const Card = ({ picture, title, children }: { picture: string; title: string; children: ReactNode }) => (
  <View className={styles.ranks__card}>
    <View className={styles.ranks__head}>
      <Image className={styles.ranks__picture} src={picture} aria-hidden />
      <Text className={styles.ranks__title} role="heading" aria-level={2}>
        {title}
      </Text>
    </View>
    {children}
  </View>
)

interface RowProps {
  index: number
  name: string
  note?: string
  onPress: () => void
  children?: ReactNode
}

const Row = ({ index, name, note, onPress, children }: RowProps) => (
  <Press label={note ? `${name}, ${note}` : name} onPress={onPress} className={styles.ranks__row}>
    <Text className={styles[index < TOP ? 'ranks__number--top' : 'ranks__number']}>{index + 1}</Text>
    <View className={styles.ranks__words}>
      <Text className={styles.ranks__name} numberOfLines={1}>
        {name}
      </Text>
      {note && (
        <Text className={styles.ranks__note} numberOfLines={1}>
          {note}
        </Text>
      )}
    </View>
    {children}
  </Press>
)
