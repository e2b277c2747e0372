import { sql, type Kysely } from 'kysely'

const statements = `
create table reminders (
  customer_id uuid not null references customers,
  subject text not null,
  subject_id uuid not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (customer_id, subject, subject_id)
);
create index reminders_of_subject on reminders (subject, subject_id, customer_id);
create index reminders_by_time on reminders (due_at);`

/** Customers' reminders of events that begin later. */
export const reminders = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
