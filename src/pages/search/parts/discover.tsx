import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/AsyncView'
import { Chip } from '@/components/Chip'
import { Skeleton } from '@/components/Skeleton'
import { navigate } from '@/platform/gate'
import type { Resource } from '@/stores'
import type { Category } from '../model'
import { words } from '../text'
import styles from './sections.module.scss'

const Bones = () => (
  <View className={styles.sections__chips}>
    {[0, 1, 2, 3, 4, 5].map((chip) => (
      <Skeleton key={chip} width={160} height={64} radius={999} />
    ))}
  </View>
)

/** The categories, for who does not know the word. */
export const Discover = observer(({ categories }: { categories: Resource<Category[]> }) => (
  <View className={styles.sections__section}>
    <View className={styles.sections__head}>
      <Text className={styles.sections__title} {...{ role: 'heading', 'aria-level': 2 }}>
        {words().categories}
      </Text>
    </View>
    <AsyncView resource={categories} skeleton={<Bones />} inline>
      {(items) => (
        <View className={styles.sections__chips}>
          {items.map(({ key, name }) => (
            <Chip key={key} text={name} ground="card" onPress={() => navigate('search', { category: key })} />
          ))}
        </View>
      )}
    </AsyncView>
  </View>
))
