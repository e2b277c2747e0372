import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ConsentRow } from '@/components/form/ConsentRow'
import type { RunErrandsModel } from '../model'
import { words } from './rest-text'
import styles from './agreement.module.scss'

/** The Price Guarantee Agreement, which has to be agreed to. */
export const Agreement = observer(({ model }: { model: RunErrandsModel }) => {
  const { agree, agreement } = words()
  const { form, fields } = model.choices
  return (
    <View id={form.idOf('agreed')} className={styles.agreement}>
      <ConsentRow
        on={fields.agreed.value !== ''}
        onChange={(on) => fields.agreed.set(on ? '1' : '')}
        parts={[agree, { text: agreement, onOpen: () => model.open('agreement') }]}
        error={fields.agreed.error}
      />
    </View>
  )
})
