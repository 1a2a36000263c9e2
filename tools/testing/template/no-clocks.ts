// Settings of a product in which nothing runs by the clock: a test does what is due when it asks for it.
export const noClocks = {
  SCHEDULES: 'false',
  AUDIT_SEAL_SECONDS: '0',
  WORKFLOW_CLOCK_SECONDS: '0',
  SEND_CLOCK_SECONDS: '0',
  CHAT_RESULT_SECONDS: '0',
  CHAT_CONTACT_SECONDS: '0',
  DIGEST_CLOCK_SECONDS: '0',
  BOARD_CLOCK_SECONDS: '0',
  CLICKHOUSE_COPY_SECONDS: '0',
};
