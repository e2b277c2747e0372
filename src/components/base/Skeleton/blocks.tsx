import { View } from '@tarojs/components'
import { Skeleton } from '.'

interface Props {
  /** Heights of the blocks in design units, one below the other. */
  heights: readonly number[]
  /** Class of the screen's body, whose padding and gaps the blocks take over. */
  className?: string | undefined
  radius?: 0 | 8 | 16 | 24
}

/** Placeholder of a screen of cards: one block for each. */
export const BlocksSkeleton = ({ heights, className, radius = 24 }: Props) => (
  <View className={className}>
    {heights.map((height, index) => (
      <Skeleton key={index} width="100%" height={height} radius={radius} />
    ))}
  </View>
)

interface CardProps extends Omit<Props, 'radius'> {
  /** Class of each card. */
  card: string | undefined
}

/** Placeholder of a screen of cards with a title each; `heights` are those of their contents. */
export const CardsSkeleton = ({ heights, className, card }: CardProps) => (
  <View className={className}>
    {heights.map((height, index) => (
      <View key={index} className={card}>
        <Skeleton width="60%" height={44} />
        <Skeleton width="100%" height={height} />
      </View>
    ))}
  </View>
)
