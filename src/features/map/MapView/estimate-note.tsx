import { Text, View } from '@tarojs/components'
import type { MapLine } from '../marks'
import { mapWords } from '../text'
import styles from './index.module.scss'

/** Says of dashed lines that they are estimates. */
export const EstimateNote = ({ lines }: { lines: readonly MapLine[] }) =>
  lines.some(({ isEstimate }) => isEstimate) ? (
    <View className={styles.map__note}>
      <Text className={styles.map__words}>{mapWords().estimate}</Text>
    </View>
  ) : null
