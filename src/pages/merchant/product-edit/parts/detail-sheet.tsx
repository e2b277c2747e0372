import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { Sheet } from '@/components/frame/Sheet'
import type { Details } from '../details'
import { words } from '../text'
import styles from './form.module.scss'

/** The fields of a detail in order, with the words of each and its most characters. */
const fields = [
  { name: 'nameZh', hint: 'detailNameZh', max: limits.nameMax },
  { name: 'nameEn', hint: 'detailNameEn', max: limits.nameMax },
  { name: 'valueZh', hint: 'detailValueZh', max: limits.addressMax },
  { name: 'valueEn', hint: 'detailValueEn', max: limits.addressMax },
] as const

/** Edits a detail of a product. */
export const DetailSheet = observer(function DetailSheet({ details }: { details: Details }) {
  const { typed } = details
  const t = words()
  const foot = (
    <View className={styles.sheet__foot}>
      <Button text={t.done} disabled={!details.isFine} onPress={details.take} />
      <Button text={t.removeDetail} kind="outline" size={72} onPress={details.remove} />
    </View>
  )
  return (
    <Sheet open={typed !== undefined} onClose={details.close} title={t.detail} foot={foot}>
      <View className={styles.sheet__fields}>
        {typed &&
          fields.map(({ name, hint, max }) => (
            <Field
              key={name}
              placeholder={t[hint]}
              value={typed[name]}
              maxLength={max}
              onChange={(text) => details.write({ [name]: text })}
            />
          ))}
      </View>
    </Sheet>
  )
})
