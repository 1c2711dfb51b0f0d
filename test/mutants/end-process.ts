import type { Mailbox } from './plan.ts';

/** Ends the process that works on a plan, if there is one, and removes its id from the mailbox. */
export function endWorker(mailbox: Pick<Mailbox, 'pid' | 'setPid'>): void {
  const pid = mailbox.pid();
  if (pid !== null) {
    mailbox.setPid(null);
    endProcess(pid);
  }
}

// Kills a process, unless it has ended in the meantime.
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}
