import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Skeleton } from '@/components/base/Skeleton'
import { AsyncView } from '@/components/list/AsyncView'
import { dictionary } from '@/i18n'
import { CodeField } from '../CodeField'
import type { OwnPhone } from '../own-phone'
import styles from './index.module.scss'

const words = dictionary({
  en: { line: (phone: string) => `We’ll text a code to ${phone} to confirm it’s you.` },
  zh: { line: (phone) => `为确认是您本人，验证码将发送至${phone}。` },
})

/** Placeholder for the line and the field. */
const Loading = () => (
  <View className={styles['own-code']}>
    <Skeleton width="80%" height={36} />
    <Skeleton width="100%" height={104} radius={16} />
  </View>
)

/** A code to the phone that the account has. */
export const OwnCode = observer(function OwnCode({ of, onConfirm }: { of: OwnPhone; onConfirm?: () => void }) {
  return (
    <AsyncView resource={of.masked} skeleton={<Loading />} inline>
      {(masked) => (
        <View className={styles['own-code']}>
          <Text className={styles['own-code__line']}>{words().line(masked)}</Text>
          <CodeField of={of.verification} onConfirm={onConfirm} />
        </View>
      )}
    </AsyncView>
  )
})
