import { Cron } from 'croner';

/** Named schedules. The parser does not know `@reboot`, which is an event. */
const NAMES = /^@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)$/;

/** True for a schedule that every cron understands, without the parser's additions (`L`, `W`, `#`, `?`). */
export function isSchedule(text: string): boolean {
  if (NAMES.test(text)) return true;
  if (!/^[\d*,/\-A-Za-z]+( +[\d*,/\-A-Za-z]+){4}$/.test(text) || /[LW]/i.test(text.replace(NAMED_PARTS, '')))
    return false;
  try {
    // Without a callback it starts no timer.
    new Cron(text, { mode: '5-part' });
    return true;
  } catch {
    return false;
  }
}

/** True for a text that begins with a schedule, as a whole line of a crontab does. */
export function isCrontabLine(text: string): boolean {
  const words = text.trim().split(/\s+/, 5);
  return [words.slice(0, 1), words].some((some) => isSchedule(some.join(' ')));
}

const NAMED_PARTS = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)\b/gi;
