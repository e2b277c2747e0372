import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import type { ProductSetupModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'

/** The categories of products by parent, to choose from. */
export const CategorySheet = observer(function CategorySheet({ model }: { model: ProductSetupModel }) {
  const { category, noCategories } = words()
  const { categories } = model.choices
  return (
    <Sheet open={model.choosing} onClose={model.endChoosing} title={category}>
      <ScrollView scrollY className={styles.sheet}>
        <View className={styles.sheet__fields}>
          {categories.length === 0 && <Text className={styles.sheet__note}>{noCategories}</Text>}
          {categories.map(({ key, name, children }) => (
            <View key={key}>
              <Text className={styles.sheet__title} role="heading" aria-level={3}>
                {name}
              </Text>
              <RadioGroup
                label={name}
                options={children.map((child) => ({ value: child.key, text: child.name }))}
                chosen={model.field('category').value}
                onChoose={model.chooseCategory}
                lines="between"
              />
            </View>
          ))}
        </View>
      </ScrollView>
    </Sheet>
  )
})
