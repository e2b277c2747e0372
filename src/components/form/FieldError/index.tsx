import { Text } from '@tarojs/components'
import styles from './index.module.scss'

/** Error message below a field or row; nothing while there is none. */
export const FieldError = ({ text }: { text: string | undefined }) =>
  text ? (
    <Text className={styles['field-error']} role="alert">
      {text}
    </Text>
  ) : null
