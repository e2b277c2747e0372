import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { countCharacters } from '@contract/text'
import { Chip } from '@/components/base/Chip'
import { TextArea } from '@/components/form/TextArea'
import type { RunErrandsModel } from '../model'
import { quickWords, words } from '../text'
import styles from '../index.module.scss'
import box from './goods.module.scss'
import { Photos } from './photos'

/** Goods of the errand in text and photos. */
export const Goods = observer(({ model }: { model: RunErrandsModel }) => {
  const { choices, quoting } = model
  const { form, fields, uploads } = choices
  const t = words()
  const isPurchase = choices.asks('product')
  const refused = quoting.refusal?.part === 'product' ? quoting.refusal.message : ''
  return (
    <View className={box.goods} id={form.idOf('product')}>
      <View className={box.goods__box}>
        <TextArea
          label={isPurchase ? t.what : t.describe}
          value={fields.product.value}
          placeholder={isPurchase ? t.whatHint : t.describeHint}
          max={limits.errandProductMax}
          onChange={fields.product.set}
          onBlur={() => form.leave('product')}
          error={fields.product.error || refused}
          low
        />
        <Photos uploads={uploads} />
      </View>
      {isPurchase && <Quick model={model} />}
    </View>
  )
})

/** Phrases that are added to the text. */
const Quick = observer(({ model }: { model: RunErrandsModel }) => {
  const { product } = model.choices.fields
  const add = (word: string) => {
    const text = product.value.trim() ? product.value.trim() + words().comma + word : word
    if (countCharacters(text) <= limits.errandProductMax) product.set(text)
  }
  return (
    <View className={styles.form__chips}>
      {quickWords().map((word) => (
        <Chip key={word} text={word} ground="card" size={56} onPress={() => add(word)} />
      ))}
    </View>
  )
})
