import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 7564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createConsole)
});

// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
;// CONCATENATED MODULE: ./build/core/duration.js
/** A duration in words for people: `0.4 s`, `12 s`, `3 min 5 s`, `1 h 2 min`. */
function formatDuration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${seconds % 60} s`;
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, '': 1_000 };
/** Reads `90s`, `10m`, `1h` or whole seconds; undefined for anything else, and beyond 24 hours. */
function parseDuration(text) {
    const [, digits = '', unit = ''] = /^(\d{1,6})([smh]?)$/.exec(text) ?? [];
    const ms = Number(digits) * (UNIT_MS[unit] ?? Number.NaN);
    return digits !== '' && ms <= 24 * 3_600_000 ? ms : undefined;
}

;// CONCATENATED MODULE: ./build/console/activities.js

/**
 * Keeps the activities of one run. How long one takes is known only from the one of its name before, if this run has seen
 * that to its end.
 *
 * @param now milliseconds of a clock that only moves forward
 * @param onChange told when one has begun or ended
 */
function createActivities(now, onChange) {
    const underWay = [];
    const took = new Map();
    return {
        async during(activity, work) {
            const entry = { activity, startedAt: now() };
            underWay.push(entry);
            onChange();
            try {
                const value = await work();
                if (activity.noun !== undefined)
                    took.set(activity.noun, now() - entry.startedAt);
                return value;
            }
            finally {
                underWay.splice(underWay.indexOf(entry), 1);
                onChange();
            }
        },
        tell() {
            const told = underWay.find(({ activity }) => activity.counts) ?? underWay.at(-1);
            if (told === undefined)
                return undefined;
            const { activity, startedAt } = told;
            const { doing, awaited, noun = '', counts = false } = activity;
            const before = took.get(noun);
            // First what is short: a terminal may have no room for the rest.
            const usual = before === undefined ? '' : ` (the ${noun} before took ${formatDuration(before)})`;
            const what = awaited === undefined ? '' : `: ${awaited()}`;
            return { text: `${doing} for ${formatDuration(now() - startedAt)}${usual}${what}`, startedAt, counts };
        },
    };
}

;// CONCATENATED MODULE: ./build/console/live-line.js
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const ERASE = '\r\u001b[K';
const USUAL_COLUMNS = 80;
/**
 * A live line. It leaves the cursor visible and at the end of the line, so that nothing has to be put right should the
 * process be killed, and never fills the last column, as terminals break the line there.
 *
 * @param columns how wide the terminal is now; undefined or 0 where it does not say
 * @param paint colours the text once it is cut
 */
function createLiveLine(write, columns, paint) {
    let shown;
    let frame = 0;
    const drawing = () => (shown === undefined ? '' : `${ERASE}${paint(shown)}`);
    return {
        draw(text) {
            const mark = FRAMES.charAt(frame++ % FRAMES.length);
            shown = cutToWidth(`${mark} ${text}`, (columns() || USUAL_COLUMNS) - 1);
            write(drawing());
        },
        write(lines) {
            write(shown === undefined ? lines : `${ERASE}${lines}${paint(shown)}`);
        },
        erase() {
            if (shown !== undefined)
                write(ERASE);
            shown = undefined;
        },
    };
}
/** A text that is not wider than so many columns; where it is cut a `…` says so, as half a sentence may say the opposite. */
function cutToWidth(text, columns) {
    const line = text.replaceAll('\t', ' ');
    return widthOf(line) <= columns ? line : `${startOf(line, columns - widthOf(GOES_ON))}${GOES_ON}`.trim();
}
const GOES_ON = '…';
function startOf(line, columns) {
    let left = columns;
    let start = '';
    for (const character of line) {
        left -= widthOf(character);
        if (left < 0)
            break;
        start += character;
    }
    return start;
}
/** What is not ASCII counts two columns: no terminal shows it wider, and which ones do depends on the terminal. */
function widthOf(line) {
    let width = 0;
    for (const character of line)
        width += /^[ -~]$/.test(character) ? 1 : 2;
    return width;
}

;// CONCATENATED MODULE: ./build/console/look.js
/** For whoever reads it: commands, and no colours. */
const PLAIN = { commands: true, colours: false, live: false };
/**
 * Chooses the look. Only a terminal outside of any CI is a person's: a runner has none, and gets its commands whatever it is
 * connected to.
 *
 * @param isTerminal whether stdout is one
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
function chooseLook(isTerminal, environment) {
    const given = (name) => (environment[name] ?? '') !== '';
    const isRunner = given('GITHUB_ACTIONS');
    const isPerson = isTerminal && !isRunner && !given('CI');
    const isDumb = isTerminal && environment.TERM === 'dumb';
    return {
        commands: !isPerson,
        colours: (isRunner || isTerminal) && !isDumb && !given('NO_COLOR'),
        live: isPerson && !isDumb,
    };
}

;// CONCATENATED MODULE: ./build/console/console.js




/** The log says something at least so often while something is under way. */
const LONGEST_SILENCE_MS = 30_000;
const TICK_MS = 1_000;
const COLOURS = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90 };
const HEADING = 1;
const LINE_LIMIT = 4_096;
/** The runner cuts what is longer. */
const MESSAGE_LIMIT = 4_000;
/** The runner shows so many annotations of a kind. */
const MOST_WARNINGS = 10;
const PREFIX = '│ ';
/** Builds the console. */
function createConsole(parts) {
    const { redactor, freshToken, look = PLAIN, time } = parts;
    const { redact } = redactor;
    const clean = (text, limit = LINE_LIMIT) => (0,sanitizer/* oneLine */.TN)(text, redact, limit);
    const paint = (text, ...codes) => look.colours ? `\u001b[${codes.join(';')}m${text}\u001b[0m` : text;
    const liveLine = createLiveLine(parts.write, parts.columns ?? (() => undefined), (text) => paint(text, COLOURS.quiet));
    let writtenAt = 0;
    function write(lines) {
        writtenAt = time?.now() ?? 0;
        liveLine.write(lines);
    }
    // While text from elsewhere is printed the runner obeys no commands; whatever is ours resumes them first.
    let stopToken;
    function writeOurs(text) {
        if (stopToken !== undefined)
            write(`::${stopToken}::\n`);
        stopToken = undefined;
        write(text);
    }
    function command(name, properties, data) {
        const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
        writeOurs(`::${name}${list.length === 0 ? '' : ` ${list.join(',')}`}::${escapeData(data)}\n`);
    }
    function line(text, ...codes) {
        const shown = clean(text);
        // The runner looks for a command behind leading white space.
        const safe = `${shown.startsWith('::') ? PREFIX : ''}${shown}`;
        writeOurs(`${codes.length === 0 ? safe : paint(safe, ...codes)}\n`);
    }
    let warnings = 0;
    function warn(text) {
        warnings += 1;
        if (!look.commands)
            line(`Warning: ${text}`, COLOURS.doubtful);
        else if (warnings < MOST_WARNINGS)
            command('warning', {}, clean(text, MESSAGE_LIMIT));
        else
            line(`warning: ${text}`);
        if (look.commands && warnings === MOST_WARNINGS)
            command('warning', {}, 'There are more warnings: the log of this step has them.');
    }
    // Redacted whole before it is cut into lines, as a secret may have several.
    function error(title, message) {
        closeGroup();
        const lines = redact(message)
            .split('\n')
            .map((part) => clean(part));
        if (look.commands)
            command('error', { title: clean(title, 200) }, (0,sanitizer/* cut */.Jj)(lines.join('\n'), MESSAGE_LIMIT));
        else
            for (const [nth, one] of lines.entries())
                line(nth === 0 ? `Error: ${one}` : one, COLOURS.bad);
    }
    let groupOpen = false;
    function openGroup(title) {
        if (look.commands)
            command('group', {}, clean(title, 200));
        else
            line(`▸ ${title}`, HEADING);
        groupOpen = look.commands;
    }
    function closeGroup() {
        if (groupOpen)
            writeOurs('::endgroup::\n');
        groupOpen = false;
    }
    function printRemote(text) {
        const lines = (0,sanitizer/* sanitize */.aj)(text, redact);
        if (lines.length === 0)
            return;
        if (look.commands && stopToken === undefined) {
            stopToken = freshToken();
            write(`::stop-commands::${stopToken}\n`);
        }
        write(lines.map((shown) => `${PREFIX}${shown}\n`).join(''));
    }
    function remote() {
        const assembler = (0,sanitizer/* createLineAssembler */.fu)();
        const print = (lines) => printRemote(lines.join('\n'));
        return {
            push: (text) => print(assembler.push(text)),
            end: (how) => {
                const rest = assembler.flush();
                // Half a line may hold half a secret, which no search finds.
                print(how === 'cut-off' && rest.length > 0 ? ['[an unfinished line is left out]'] : rest);
            },
        };
    }
    const activities = createActivities(time?.now ?? (() => 0), keepTicking);
    let stopTicking;
    let ended = false;
    let toldAt = 0;
    function keepTicking() {
        const isUnderWay = activities.tell() !== undefined && !ended;
        if (isUnderWay)
            stopTicking ??= time?.every(TICK_MS, tell);
        else {
            stopTicking?.();
            stopTicking = undefined;
            liveLine.erase();
        }
    }
    function tell() {
        const told = activities.tell();
        if (told === undefined || time === undefined)
            return;
        if (look.live) {
            liveLine.draw(clean(told.text));
            return;
        }
        const heardAt = told.counts ? told.startedAt : writtenAt;
        // The next tick would come too late.
        if (time.now() - Math.max(heardAt, toldAt) + TICK_MS <= LONGEST_SILENCE_MS)
            return;
        toldAt = time.now();
        line(told.text);
    }
    return {
        info: (text) => line(text),
        plan: (text) => line(`plan: ${text}`, COLOURS.planned),
        remote,
        warning: warn,
        error,
        // For the runner alone: it holds the value itself.
        mask: (value) => void (look.commands && command('add-mask', {}, value)),
        headline: (text, good) => line(text, good ? COLOURS.good : COLOURS.bad, HEADING),
        async group(title, body, close) {
            openGroup(title);
            let closing;
            try {
                const value = await body();
                closing = close?.(value);
                return value;
            }
            finally {
                closeGroup();
                if (closing !== undefined)
                    line(closing.text, COLOURS[closing.tone]);
            }
        },
        during: activities.during,
        end() {
            ended = true;
            keepTicking();
        },
    };
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 6756:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _console_console_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7564);
/* harmony import */ var _run_aftermath_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(48);
/* harmony import */ var _runner_silence_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1044);
/* harmony import */ var _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6410);





/**
 * The post step: says what a main step that was killed may have left behind. Reads the runner's own names for saved
 * states, as the toolkit would cost this small step most of its time. The states hold no secrets.
 */
const { env } = process;
(0,_runner_silence_js__WEBPACK_IMPORTED_MODULE_4__/* .silence */ .a)(process);
const redactor = (0,_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedactor */ .l)();
const console = (0,_console_console_js__WEBPACK_IMPORTED_MODULE_1__/* .createConsole */ .s)({
    write: (text) => process.stdout.write(text),
    redactor,
    freshToken: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
});
// The log may be gone, as the main step is.
process.stdout.on('error', () => { });
sayWhatIsLeft();
await closeGitHubDeployment();
function sayWhatIsLeft() {
    const aftermath = (0,_run_aftermath_js__WEBPACK_IMPORTED_MODULE_2__/* .describeAftermath */ .S)(env.STATE_run);
    if (aftermath !== undefined)
        console.warning(aftermath);
}
async function closeGitHubDeployment() {
    const left = env['STATE_github-deployment'] ?? '';
    if (left === '')
        return;
    const { closeLeftDeployment } = await __nccwpck_require__.e(/* import() */ 115).then(__nccwpck_require__.bind(__nccwpck_require__, 3115));
    const token = env['INPUT_GITHUB-TOKEN']?.trim() ?? '';
    redactor.add(token, 'always');
    await closeLeftDeployment(left, { token, runnerEnv: env, log: console }).catch(() => console.warning('How the GitHub Deployment stands is not known: this action has a fault.'));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 48:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* binding */ describeAftermath)
});

;// CONCATENATED MODULE: ./build/run/progress.js
/** For what nobody needs to know of, as it writes nothing. */
const UNTRACKED = {
    begin: () => { },
    write: () => { },
    replace: () => { },
    restore: () => { },
    settle: () => { },
    end: () => { },
};
/** What the state holds when the main step has ended by itself, and so has said everything. */
const ENDED = 'ended';
/**
 * Tracks a run.
 *
 * @param save keeps a text for the post step; it must be on the disk when it returns
 * @param epochMs the wall clock in milliseconds since 1970
 */
function trackProgress(named, save, epochMs) {
    let progress = { ...named, ended: 0, phase: 'start', replaced: [], sent: [] };
    const note = (change) => {
        progress = { ...progress, ...change };
        save(JSON.stringify(progress));
    };
    let operation = '';
    let isOnce = false;
    note({});
    return {
        begin(name) {
            operation = name;
            note({ phase: 'plan' });
        },
        write(once) {
            isOnce = once;
            const at = `${new Date(epochMs()).toISOString().slice(0, 19)}Z`;
            if (once)
                note({ phase: 'write', sent: [...progress.sent, { operation, at, state: 'sent' }] });
            else if (progress.phase !== 'write' && progress.phase !== 'restore')
                note({ phase: 'write' });
        },
        replace(replaced) {
            // What comes next saves it.
            progress = { ...progress, replaced };
        },
        restore() {
            note({ phase: 'restore' });
        },
        settle(as) {
            const last = progress.sent.at(-1);
            if (!isOnce || last === undefined)
                return;
            const others = progress.sent.slice(0, -1);
            note({ sent: as === 'refused' ? others : [...others, { ...last, state: as }] });
        },
        end(goesOn) {
            const sent = goesOn ? progress.sent : progress.sent.filter((one) => one.operation !== operation);
            // What begins next saves it; after the last one nothing does.
            progress = { ...progress, ended: progress.ended + 1, phase: 'start', sent };
            if (progress.ended === progress.operations.length)
                note({});
        },
    };
}
/** Reads what was saved; undefined for what no tracker has written. Never throws. */
function parseProgress(text) {
    const fields = parseFields(text);
    const server = textOf(fields.get('server'));
    const site = textOf(fields.get('site'));
    const dryRun = fields.get('dryRun');
    const operations = listOf(fields.get('operations'), nameOf);
    const ended = fields.get('ended');
    const phase = PHASES.find((one) => one === fields.get('phase'));
    const replaced = listOf(fields.get('replaced'), (one) => REPLACEABLE.find((what) => what === one));
    const sent = listOf(fields.get('sent'), sentOf);
    if (server === undefined || site === undefined || typeof dryRun !== 'boolean')
        return undefined;
    if (operations === undefined || phase === undefined)
        return undefined;
    if (replaced === undefined || sent === undefined)
        return undefined;
    if (typeof ended !== 'number' || !Number.isInteger(ended))
        return undefined;
    if (ended < 0 || ended > operations.length)
        return undefined;
    return { server, site, dryRun, operations, ended, phase, replaced, sent };
}
const PHASES = ['start', 'plan', 'write', 'restore'];
const REPLACEABLE = ['the deploy script', 'the .env'];
const STATES = ['sent', 'confirmed', 'ended'];
/** Bounds of what is believed. */
const MOST_CHARACTERS = 65_536;
const MOST_ENTRIES = 200;
const LONGEST_NAME = 300;
function parseFields(text) {
    if (text.length > MOST_CHARACTERS)
        return new Map();
    try {
        return fieldsOf(JSON.parse(text));
    }
    catch {
        return new Map();
    }
}
function fieldsOf(value) {
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
function listOf(value, entryOf) {
    if (!Array.isArray(value) || value.length > MOST_ENTRIES)
        return undefined;
    const entries = value.flatMap((entry) => entryOf(entry) ?? []);
    return entries.length === value.length ? entries : undefined;
}
function textOf(value) {
    return typeof value === 'string' ? value.slice(0, LONGEST_NAME) : undefined;
}
function nameOf(value) {
    return typeof value === 'string' && /^[a-z][a-z-]{0,60}$/.test(value) ? value : undefined;
}
function sentOf(value) {
    const fields = fieldsOf(value);
    const operation = nameOf(fields.get('operation'));
    const at = fields.get('at');
    const state = STATES.find((one) => one === fields.get('state'));
    if (operation === undefined || state === undefined)
        return undefined;
    if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(at))
        return undefined;
    return { operation, at, state };
}

;// CONCATENATED MODULE: ./build/run/aftermath.js

/**
 * What a main step that was killed may have left behind, and what to do about it: one message, not redacted.
 *
 * @param state what the main step has saved at last; undefined or empty when it has saved nothing
 * @returns undefined when there is nothing to say: the main step has spoken for itself, or had sent nothing yet
 */
function describeAftermath(state) {
    if (state === undefined || state === '' || state === ENDED)
        return undefined;
    const progress = parseProgress(state);
    if (progress === undefined) {
        return 'The step was ended from outside. What it has done is not known, as what it had noted cannot be read. Look at the site and its deploy log before running again.';
    }
    return [
        `The step for ${targetOf(progress)} was ended from outside ${momentOf(progress)}`,
        ...(progress.phase === 'restore' ? [] : progress.sent.map(doubtOf)),
        ...restoringOf(progress),
        ...othersOf(progress),
        adviceOf(progress),
    ].join(' ');
}
const UNKNOWN_END = 'how it ends is not known';
const CLOUDSTORE_LOOK = "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;";
const ONCE = new Map([
    [
        'deploy',
        {
            what: 'The trigger of the deploy',
            goesOn: 'the deploy may still be running, and how it ends is not known',
            look: 'Look at the deploy log of the site (show-deploy-log prints it);',
        },
    ],
    [
        'restart-server',
        {
            what: 'The restart of the server',
            goesOn: 'the server may still be rebooting',
            look: 'Look whether the server is back (show-server-logs prints its newest entries);',
        },
    ],
    [
        'ensure-repository',
        {
            what: 'A request to install the repository, or to remove the one before,',
            goesOn: 'the service may still be at work on it',
            look: 'A repository that is installed by then is taken as it is, or replaced where reinstall-repository says so;',
        },
    ],
    [
        'remove-repository',
        {
            what: 'The removal of the repository',
            goesOn: 'the service may still be at work on it',
            look: 'A repository that is gone by then counts as removed;',
        },
    ],
    [
        'install-cloudstore',
        {
            what: 'The installation of the cloudstore',
            goesOn: 'the service may still be at work on it',
            look: CLOUDSTORE_LOOK,
        },
    ],
    [
        'uninstall-cloudstore',
        {
            what: 'The removal of the cloudstore',
            goesOn: 'the service may still be at work on it',
            look: CLOUDSTORE_LOOK,
        },
    ],
]);
/** What runs once more in every run, asked for as it is. */
const REPEATED = [
    'deploy',
    'restart-server',
    'restart-queue-workers',
    'refresh-opcache',
    'update-notifications',
    'install-cloudstore',
    'uninstall-cloudstore',
];
function targetOf({ server, site }) {
    return site === '' ? `the server ${server}` : `${site} on the server ${server}`;
}
function momentOf({ operations, ended, phase, dryRun }) {
    const operation = operations[ended];
    if (operation === undefined)
        return 'after its last operation, before it could report.';
    if (ended === 0 && phase === 'start')
        return 'before its first operation: nothing was written.';
    if (dryRun)
        return `during ${operation}, in a dry run: nothing was written.`;
    if (phase === 'restore')
        return `after ${operation} had failed, while restore-on-failure was at work.`;
    return phase === 'write'
        ? `during ${operation}, which had begun to write.`
        : `during ${operation}, which had not begun to write.`;
}
function doubtOf({ operation, at, state }) {
    const { what, goesOn } = ONCE.get(operation) ?? { what: `A request of ${operation}`, goesOn: UNKNOWN_END };
    const when = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
    switch (state) {
        case 'sent':
            return `${what} was sent at ${when}, or was about to be: whether it took effect is not known; if so, ${goesOn}.`;
        case 'confirmed':
            return `${what} was sent at ${when} and confirmed: ${goesOn}.`;
        case 'ended':
            return `${what} was sent at ${when}, and its end was seen, but not judged.`;
    }
}
function restoringOf({ phase, replaced }) {
    if (replaced.length === 0)
        return [];
    const names = replaced.join(' and ');
    return phase === 'restore'
        ? [`Whether ${names} were put back is not known.`]
        : [`What it had replaced by then, ${names}, was not put back.`];
}
function othersOf({ operations, ended, phase }) {
    const before = operations.slice(0, ended);
    const after = operations.slice(phase === 'start' ? ended : ended + 1);
    return [
        ...(before.length === 0 ? [] : [`Ended before that: ${before.join(', ')}.`]),
        ...(after.length === 0 ? [] : [`Not begun: ${after.join(', ')}.`]),
    ];
}
function adviceOf({ operations, ended, phase, sent, dryRun }) {
    if (dryRun || (ended === 0 && (phase === 'start' || phase === 'plan')))
        return 'Running again is safe.';
    const begun = operations.slice(0, phase === 'write' || phase === 'restore' ? ended + 1 : ended);
    const again = REPEATED.filter((name) => begun.includes(name));
    const repeats = again.length === 0 ? '' : ` and repeats ${again.join(', ')}`;
    const looks = [...new Set(sent.flatMap(({ operation }) => ONCE.get(operation)?.look ?? []))];
    const run = `running again does what is missing${repeats}.`;
    return looks.length === 0 ? run.replace(/^r/, 'R') : `${looks.join(' ')} ${run}`;
}


/***/ }),

/***/ 1044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ silence)
/* harmony export */ });
/**
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step of the job can set)
 * quotes URLs and the environment of child processes, and its warnings quote what they warn of; none of it passes the
 * redactor. This action itself writes nothing to standard error.
 */
function silence(node) {
    node.stderr.write = () => true;
    // The way of Node's versions before it took standard error.
    Object.defineProperty(node, '_rawDebug', { value: () => { } });
}


/***/ }),

/***/ 6410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __nccwpck_require__(1792);
// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
;// CONCATENATED MODULE: ./build/secrets/secret-forms.js


/**
 * The spellings under which a secret is searched for: the value itself, its lines, the telling parts of a URL;
 * each as it is, as UTF-8 bytes misread as Latin-1, in base64 at its three alignments, in hex, and with its
 * quotes doubled or spliced as shells do. Escaped spellings (JSON, percent, entities, backslashes) need no
 * forms of their own: the text is read through `READINGS`.
 */
function secretForms(value, strength, isPublic) {
    const forms = [];
    for (const part of secretParts(value)) {
        const always = strength === 'always' && part.trim() === value.trim();
        const search = always ? 'anywhere' : isPublic(part) ? 'nowhere' : whereToSearch(part);
        if (search === 'nowhere' || /^\**$/.test(part))
            continue;
        for (const text of spellings(part))
            forms.push({ text, bounded: search === 'alone' });
    }
    return forms;
}
/**
 * Whether a value may be given to the runner's `::add-mask::`. The runner then hides it everywhere in the
 * caller's job, and drops every job output that holds it. So: one line, at least 8 characters after trimming,
 * no conventional word, not one character repeated, and at least 10 digits when it is only a number.
 */
function maskable(value) {
    const trimmed = value.trim();
    const repeated = /^(.)\1*$/su.test(trimmed);
    const shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
    return (trimmed.length >= 8 && !isConventional(trimmed) && !repeated && !shortNumber && !LINE_BREAK.test(trimmed));
}
/** The lines of a value that `maskable` allows: the runner would mask every line, a lone brace too. */
function maskableLines(value) {
    return value.split(LINE_BREAK).filter(maskable);
}
const ESCAPED_LETTERS = {
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    0: '\0',
};
/** JSON, PHP, JavaScript, dotenv double quotes, shell backslashes and `$'…'`. */
const backslash = (within) => ({
    escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
    decode: (found) => {
        const body = found.slice(1);
        if (body.length === 1)
            return ESCAPED_LETTERS[body] ?? body;
        return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ''), 16);
    },
    within,
});
/** Percent escapes give bytes; a secret that is not ASCII is found by its Latin-1 form. */
const percent = (within) => ({
    escape: /%[0-9a-f]{2}/gi,
    decode: decodePercentEscape,
    within,
});
/** As forms are encoded: a space is a `+`. */
const secret_forms_form = (within) => ({
    escape: /%[0-9a-f]{2}|\+/gi,
    decode: (found) => (found === '+' ? ' ' : decodePercentEscape(found)),
    within,
});
const entity = (within) => ({
    escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
    decode: (found) => {
        const body = found.replace(/[&;]/g, '');
        if (!body.startsWith('#'))
            return NAMED_ENTITIES.get(body) ?? found;
        return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
    },
    within,
});
/** As `base64` and `xxd -p` wrap long output: the line break may stand inside what they made of a secret. */
const wrapped = {
    escape: /(?<=[\w+/-]{40})\r?\n(?=[\w+/=-])/g,
    decode: () => '',
    within: [],
};
/**
 * How a text is read besides as it stands. Two layers where they are met in practice: JSON in JSON, a URL in the query of
 * another, HTML or JSON in an HTML attribute.
 */
const READINGS = [
    backslash([backslash([])]),
    percent([percent([])]),
    secret_forms_form([secret_forms_form([])]),
    entity([backslash([]), entity([])]),
    wrapped,
];
/** HTML's five, and the names of U+00A0 to U+00FF in their order, as PHP's htmlentities writes them. */
const NAMED_ENTITIES = new Map([
    ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
    ...`nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`
        .split(/\s+/)
        .map((name, index) => [name, String.fromCodePoint(0xa0 + index)]),
]);
/**
 * Values that anyone would guess, and that ordinary logs are full of: the switches, environments and drivers of
 * a stock `.env`. Hiding them would hide nothing and make a log unreadable.
 */
const CONVENTIONAL = new Set(`true false null none nil yes no on off undefined empty default auto enabled disabled
  local localhost 127.0.0.1 0.0.0.0 production staging development testing test debug info notice warning error
  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily
  smtp sendmail mail log public private root admin utf8 utf8mb4`.split(/\s+/));
/** The value, its lines, and of a URL the password and a long path, which logs show without the rest. */
function secretParts(value) {
    const lines = value.split(sanitizer/* LINE_BREAK */.Fb);
    const parts = [value, ...lines, ...urlParts(value.trim())];
    return new Set(parts.flatMap((part) => [part, part.trim(), (0,sanitizer/* stripInvisible */._0)(part)]));
}
function urlParts(value) {
    const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
    if (url === null)
        return [];
    const path = url.pathname + url.search;
    // Shorter ones (`/admin`) are names rather than secrets.
    return [url.password, (0,external_node_querystring_.unescape)(url.password), ...(path.length < 16 ? [] : [path])];
}
function decodePercentEscape(found) {
    return character(found.slice(1), 16);
}
/** 8 and more characters: anywhere; 4 to 7: where they stand alone; shorter or conventional: nowhere. */
function whereToSearch(part) {
    const number = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
    if (part.length < 4 || number || isConventional(part))
        return 'nowhere';
    return part.length < 8 ? 'alone' : 'anywhere';
}
function isConventional(value) {
    return CONVENTIONAL.has(value.toLowerCase());
}
function countDigits(value) {
    return value.replace(/\D/g, '').length;
}
/** Spellings of fewer than four characters would match by chance and are left out, but for the part itself. */
function spellings(part) {
    const bytes = Buffer.from(part, 'utf8');
    const hex = bytes.toString('hex');
    const encoded = [
        ...base64Spellings(bytes),
        ...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1), 'utf8')),
        hex,
        hex.toUpperCase(),
        bytes.toString('latin1'),
        ...requoted(part),
    ];
    return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
}
/** Quotes inside quotes: a shell's `'\''` and `'"'"'`, and the doubling of SQL, YAML and CSV. */
function requoted(part) {
    const single = [`'\\''`, `'"'"'`, `''`].map((quote) => part.replaceAll("'", quote));
    return [...single, part.replaceAll('"', '""')];
}
/** How many bytes fill a line of wrapped base64: 76 columns (MIME, coreutils) and 64 (PEM). */
const WRAPPED_LINE_BYTES = [57, 48];
function base64Spellings(bytes) {
    const whole = bytes.toString('base64');
    const wrapped = WRAPPED_LINE_BYTES.filter((size) => bytes.length > size).flatMap((size) => slices(bytes, size));
    const stable = [0, 1, 2].map((shift) => stableBase64(bytes, shift));
    const texts = [
        whole,
        whole.replaceAll('=', ''),
        ...stable,
        ...wrapped.map((slice) => stableBase64(slice, 0)),
    ];
    return texts.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
/**
 * What base64 makes of the bytes, whatever stands around them, when they begin `shift` bytes into a group of
 * three: the characters that take all their six bits from these bytes. Up to four bits at either end show.
 */
function stableBase64(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}
function slices(bytes, size) {
    return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
}
function character(digits, radix) {
    const codePoint = Number.parseInt(digits, radix);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
}

;// CONCATENATED MODULE: ./build/secrets/redactor.js

/** The one list of secrets of a run. It stands before every sink. */
function createRedactor() {
    const secrets = new Map();
    const publicValues = new Set();
    let automaton;
    function findSecrets(text) {
        automaton ??= createAutomaton([...secrets].flatMap(([value, strength]) => secretForms(value, strength, (part) => publicValues.has(part))));
        return findInEveryReading(text, automaton);
    }
    return {
        add(secret, strength = 'if-particular') {
            if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength)
                return;
            secrets.set(secret, strength);
            automaton = undefined;
        },
        addPublic(value) {
            publicValues.add(value);
            automaton = undefined;
        },
        redact: (text) => replaceSpans(text, findSecrets(text)),
        hides: (text) => findSecrets(text).length > 0,
    };
}
function replaceSpans(text, spans) {
    let redacted = '';
    let from = 0;
    for (const { start, end } of spans) {
        redacted += `${text.slice(from, start)}***`;
        from = end;
    }
    return from === 0 ? text : redacted + text.slice(from);
}
function findInEveryReading(text, automaton) {
    const spans = automaton.find(text);
    for (const reading of READINGS)
        collect(reading, { text, toOriginal: (index) => index }, automaton, spans);
    return merge(spans.sort((a, b) => a.start - b.start));
}
function collect(reading, view, automaton, spans) {
    const decoded = decode(reading, view);
    if (decoded === undefined)
        return;
    for (const { start, end } of automaton.find(decoded.text)) {
        spans.push({ start: decoded.toOriginal(start), end: decoded.toOriginal(end) });
    }
    for (const next of reading.within)
        collect(next, decoded, automaton, spans);
}
/** Undefined when the text holds no such escape, and so reads the same. */
function decode(reading, view) {
    if (view.text.search(reading.escape) < 0)
        return undefined;
    // No escape is shorter than what it stands for.
    const origins = new Int32Array(view.text.length + 1);
    let from = 0;
    let to = 0;
    const keepUntil = (end) => {
        while (from < end)
            origins[to++] = from++;
    };
    const text = view.text.replace(reading.escape, (found, index) => {
        const meaning = reading.decode(found);
        keepUntil(index);
        for (let unit = 0; unit < meaning.length; unit++)
            origins[to++] = index;
        from = index + found.length;
        return meaning;
    });
    keepUntil(view.text.length);
    origins[to] = view.text.length;
    return { text, toOriginal: (index) => view.toOriginal(origins[index] ?? 0) };
}
/** Joins spans, sorted by start, that overlap or touch. */
function merge(spans) {
    const merged = [];
    for (const { start, end } of spans) {
        const last = merged.at(-1);
        if (last !== undefined && start <= last.end)
            last.end = Math.max(last.end, end);
        else
            merged.push({ start, end });
    }
    return merged;
}
/** An Aho–Corasick automaton: one pass over the text, however many the forms. */
function createAutomaton(forms) {
    const size = forms.reduce((sum, form) => sum + form.text.length, 1);
    const trie = createTrie(size);
    /** Of each node: the length of the form that ends there, 0 for none, and whether that form is bounded. */
    const length = new Int32Array(size);
    const bounded = new Uint8Array(size);
    /** Of each node: the node of the next shorter form that ends there too, 0 for none. */
    const shorter = new Int32Array(size);
    let growing = forms.map((form) => ({ ...form, node: 0 }));
    for (let depth = 1; growing.length > 0; depth++) {
        for (const path of growing) {
            path.node = trie.childOf(path.node, path.text.charCodeAt(depth - 1));
            if (path.text.length !== depth)
                continue;
            const freely = !path.bounded || (length[path.node] !== 0 && bounded[path.node] === 0);
            bounded[path.node] = freely ? 0 : 1;
            length[path.node] = depth;
        }
        growing = growing.filter(({ text }) => text.length > depth);
    }
    for (let node = 1; node < size; node++) {
        const suffix = trie.fallback[node] ?? 0;
        shorter[node] = length[suffix] === 0 ? (shorter[suffix] ?? 0) : suffix;
    }
    function find(text) {
        const spans = [];
        let node = 0;
        for (let end = 1; end <= text.length; end++) {
            node = trie.step(node, text.charCodeAt(end - 1));
            let match = length[node] === 0 ? (shorter[node] ?? 0) : node;
            while (match !== 0) {
                const start = end - (length[match] ?? 0);
                if (bounded[match] === 0 || standsAlone(text, start, end)) {
                    pushJoined(spans, start, end);
                    break;
                }
                match = shorter[match] ?? 0;
            }
        }
        return spans;
    }
    return { find };
}
/** Edges live in one hash table with open addressing: nodes are many, and most have a single child. */
function createTrie(size) {
    const parent = new Int32Array(size);
    const unitOf = new Uint16Array(size);
    const fallback = new Int32Array(size);
    const mask = 2 ** Math.ceil(Math.log2(size * 2)) - 1;
    const children = new Int32Array(mask + 1);
    const childrenOfRoot = new Int32Array(0x10000);
    let count = 0;
    /** Where the table holds the node's child by that unit, or would. */
    function slotOf(node, unit) {
        let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) & mask;
        for (;;) {
            const child = children[slot] ?? 0;
            if (child === 0 || (parent[child] === node && unitOf[child] === unit))
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    function step(from, unit) {
        for (let node = from; node !== 0; node = fallback[node] ?? 0) {
            const child = children[slotOf(node, unit)] ?? 0;
            if (child !== 0)
                return child;
        }
        return childrenOfRoot[unit] ?? 0;
    }
    function childOf(node, unit) {
        const slot = slotOf(node, unit);
        const known = children[slot] ?? 0;
        if (known !== 0)
            return known;
        count++;
        fallback[count] = node === 0 ? 0 : step(fallback[node] ?? 0, unit);
        parent[count] = node;
        unitOf[count] = unit;
        children[slot] = count;
        if (node === 0)
            childrenOfRoot[unit] = count;
        return count;
    }
    return { childOf, step, fallback };
}
/** Spans come in the order of their ends; a later one may begin before several earlier ones. */
function pushJoined(spans, start, end) {
    let from = start;
    for (let last = spans.at(-1); last !== undefined && last.end >= from; last = spans.at(-1)) {
        from = Math.min(from, last.start);
        spans.pop();
    }
    spans.push({ start: from, end });
}
/** Whether neither end of the stretch cuts through a word. */
function standsAlone(text, start, end) {
    return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}
function isWord(text, index) {
    return /[\p{L}\p{N}]/u.test(text.charAt(index));
}


/***/ }),

/***/ 8541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ LINE_BREAK),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   _0: () => (/* binding */ stripInvisible),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   fu: () => (/* binding */ createLineAssembler)
/* harmony export */ });
/** Everything that some reader of a log takes for a line end. The runner takes `\n`, `\r\n` and a lone `\r`. */
const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;
const LIMITS = { text: 8 * 1024 * 1024, line: 4096 };
/**
 * Remote text as lines that are safe to print behind a prefix: capped, without secrets, control characters,
 * terminal sequences or invisible characters, and with no `##[` that the runner could take for a command.
 * What is cut says so. A line break at the end of the text begins no further line.
 *
 * It redacts twice, because what is stripped may have stood inside a secret.
 */
function sanitize(text, redact, limits = {}) {
    const { text: textLimit, line: lineLimit } = { ...LIMITS, ...limits };
    const visible = redact(stripInvisible(redactCapped(text, redact, textLimit)));
    const lines = visible.split(LINE_BREAK);
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => cut(breakCommands(line).toWellFormed(), lineLimit));
}
/** Remote text within a message of one line: sanitized, its lines joined by `⏎`, at most `limit` UTF-16 units. */
function oneLine(text, redact, limit) {
    const lines = sanitize(text, redact, { line: Number.POSITIVE_INFINITY }).map((line) => line.trim());
    return cut(lines.filter((line) => line !== '').join(' ⏎ '), limit);
}
/** Cuts a text to at most `limit` UTF-16 units, between characters, and says how much is missing. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const note = ` … [cut, ${text.length} characters]`;
    const kept = sliceCharacters(text, limit - note.length);
    return kept === '' ? sliceCharacters(text, limit) : kept + note;
}
/**
 * Removes what a reader would not see: terminal sequences (CSI, and OSC, DCS, SOS, PM and APC strings, in
 * their 7-bit and C1 forms), control characters but tabs and line breaks, and the characters that Unicode
 * says to ignore in display: bidi controls, zero-width characters, variation selectors, tags.
 */
function stripInvisible(text) {
    return text.replace(TERMINAL_SEQUENCE, '').replace(INVISIBLE, '');
}
/**
 * Cuts at the ends that the runner knows, so that a secret is only ever looked for in whole lines. A lone `\r`
 * at the end of a piece waits for the next one: it may be half of `\r\n`.
 */
function createLineAssembler() {
    let pending = '';
    return {
        push(chunk) {
            const broken = /[\r\n]/.test(chunk) || pending.endsWith('\r');
            pending += chunk;
            if (!broken)
                return [];
            const lines = pending.split(/\r\n|\n|\r(?!$)/);
            pending = lines.pop() ?? '';
            return lines;
        },
        flush() {
            const rest = pending.replace(/\r$/, '');
            const lines = pending === '' ? [] : [rest];
            pending = '';
            return lines;
        },
    };
}
// A string ends at its terminator on the same line, else only its introducer goes: one stray sequence must not
// swallow the log. No introducer may stand inside, or many of them would take quadratic time.
const TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
/** How much goes from the end of a capped text, in case the cap went through a secret. */
const CAP_MARGIN = 64 * 1024;
/** The cap may cut a secret in two, and no search finds half a one: the line that was cut goes too. */
function redactCapped(text, redact, limit) {
    if (text.length <= limit)
        return redact(text);
    const head = redact(text.slice(0, limit));
    const kept = head.slice(0, Math.max(0, head.lastIndexOf('\n') + 1, head.length - CAP_MARGIN));
    const lineBreak = kept === '' || kept.endsWith('\n') ? '' : '\n';
    return `${kept}${lineBreak}[cut: only the first part of ${text.length} characters is shown]`;
}
function breakCommands(line) {
    return line.replaceAll('##[', '# #[');
}
function sliceCharacters(text, length) {
    const end = Math.max(0, length);
    const splitsPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && /[\udc00-\udfff]/.test(text.charAt(end));
    return text.slice(0, splitsPair ? end - 1 : end);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(6756);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
