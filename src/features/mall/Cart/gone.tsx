import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallCartLine } from '@contract/entities/mall-cart'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import type { MallCartModel } from './model'
import { words } from './text'
import styles from './gone.module.scss'

interface Props {
  model: MallCartModel
  lines: readonly MallCartLine[]
}

/** Lines that cannot be bought any more, each with the reason. */
export const Gone = observer(function Gone({ model, lines }: Props) {
  const t = words()
  return (
    <View className={styles.gone}>
      <View className={styles.gone__head}>
        <Text className={styles.gone__title} role="heading" aria-level={2}>
          {t.gone(lines.length)}
        </Text>
        <Press label={t.clear} onPress={() => void model.remove(lines)} className={styles.gone__clear}>
          <Text className={styles['gone__clear-text']}>{t.clear}</Text>
        </Press>
      </View>
      {lines.map((line) => (
        <View key={line.id} className={styles.gone__line}>
          <Picture picture={line.picture} width={176} faded />
          <View className={styles.gone__words}>
            <Text className={styles.gone__name} numberOfLines={2}>
              {line.name}
            </Text>
            <Text className={styles.gone__why}>{t[line.unavailable ?? 'offSale']}</Text>
            <Press
              label={`${t.similar}: ${line.name}`}
              onPress={() => model.similar(line)}
              className={styles.gone__similar}
            >
              <Text className={styles['gone__similar-text']}>{t.similar}</Text>
            </Press>
          </View>
        </View>
      ))}
    </View>
  )
})
