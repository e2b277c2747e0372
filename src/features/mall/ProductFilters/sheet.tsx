import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { settings } from '@contract/settings'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import type { ProductList } from '../product-list'
import styles from './index.module.scss'
import { words } from './text'

/** The price range of a list of products. Pass it to the Screen as `overlay`. */
export const ProductFilterSheet = observer(function ProductFilterSheet({ list }: { list: ProductList }) {
  const t = words()
  const foot = (
    <View className={styles['product-filters__foot']}>
      <View className={styles['product-filters__half']}>
        <Button text={t.clear} kind="outline" disabled={!list.found.filtered} onPress={list.clear} />
      </View>
      <View className={styles['product-filters__half']}>
        <Button text={t.done} disabled={list.wrong} onPress={list.range} />
      </View>
    </View>
  )
  return (
    <Sheet open={list.choosing} onClose={list.closeSheet} title={t.title} foot={foot}>
      <View className={styles['product-filters']}>
        <Text className={styles['product-filters__title']}>{t.price}</Text>
        <View className={styles['product-filters__fields']}>
          <Amount label={t.from} value={list.from} onChange={list.typeFrom} onConfirm={list.range} />
          <View className={styles['product-filters__dash']} />
          <Amount label={t.to} value={list.to} onChange={list.typeTo} onConfirm={list.range} />
        </View>
        {list.wrong && (
          <Text className={styles['product-filters__wrong']} role="alert">
            {t.wrong}
          </Text>
        )}
      </View>
    </Sheet>
  )
})

interface AmountProps {
  label: string
  value: string
  onChange: (text: string) => void
  onConfirm: () => void
}

const Amount = ({ label, ...field }: AmountProps) => (
  <View className={styles['product-filters__half']}>
    <Field
      {...field}
      placeholder={label}
      kind="digit"
      maxLength={10}
      prefix={<Text className={styles['product-filters__symbol']}>{settings().currencySymbol}</Text>}
    />
  </View>
)
