import styles from './Form.module.css'

/** What is wrong with a field that stands in a line with others. */
export function InLineProblem({ text }: { readonly text: string }) {
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )
}
