import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { all: 'All', kinds: 'Categories' },
  zh: { all: '全部', kinds: '商品分类' },
})

interface Props {
  categories: readonly { key: string; name: string }[]
  /** The key of the chosen one; undefined is all. */
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

/** A row of categories, "all" first. */
export const CategoryChips = observer(function CategoryChips({ categories, chosen, onChoose }: Props) {
  const { all, kinds } = words()
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles['category-chips']}>
      <View className={styles['category-chips__row']} role="group" aria-label={kinds}>
        <Chip text={all} on={chosen === undefined} onPress={() => onChoose(undefined)} />
        {categories.map(({ key, name }) => (
          <Chip key={key} text={name} on={key === chosen} onPress={() => onChoose(key)} />
        ))}
      </View>
    </ScrollView>
  )
})
