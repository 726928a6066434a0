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

/***/ 2276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createConsole)
});

// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
;// CONCATENATED MODULE: ./build/core/duration.js
/** Formats a duration for people: `0.4 s`, `12 s`, `3 min 5 s`, `1 h 2 min`. */
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
/** Reads `90s`, `10m`, `1h` or whole seconds as milliseconds; undefined for anything else and beyond 24 hours. */
function parseDuration(text) {
    const [, digits = '', unit = ''] = /^(\d{1,6})([smh]?)$/.exec(text) ?? [];
    const ms = Number(digits) * (UNIT_MS[unit] ?? Number.NaN);
    return digits !== '' && ms <= 24 * 3_600_000 ? ms : undefined;
}

;// CONCATENATED MODULE: ./build/console/activities.js

const TICK_MS = 1_000;
/** Keeps track of the nested activities under way, and shows one of them. */
function createActivities(clock, display) {
    const stack = [];
    const durations = new Map();
    let stopTicking;
    let ended = false;
    function tick() {
        const shown = stack.find(({ activity }) => activity.counts) ?? stack.at(-1);
        if (shown !== undefined)
            display.show(describe(shown, clock.now(), durations), shown);
    }
    function update() {
        if (stack.length > 0 && !ended) {
            stopTicking ??= clock.every(TICK_MS, tick);
            return;
        }
        stopTicking?.();
        stopTicking = undefined;
        display.hide();
    }
    return {
        async during(activity, work) {
            const entry = { activity, startedAt: clock.now() };
            stack.push(entry);
            update();
            try {
                const value = await work();
                if (activity.noun !== undefined)
                    durations.set(activity.noun, clock.now() - entry.startedAt);
                return value;
            }
            finally {
                stack.splice(stack.indexOf(entry), 1);
                update();
            }
        },
        end() {
            ended = true;
            update();
        },
    };
}
/** @param durations how long the previous successful activity of each noun took */
function describe({ activity, startedAt }, now, durations) {
    const { doing, awaited, noun = '' } = activity;
    const previous = durations.get(noun);
    const usual = previous === undefined ? '' : ` (the ${noun} before took ${formatDuration(previous)})`;
    // The longest part comes last: a terminal may cut it off.
    return `${doing} for ${formatDuration(now - startedAt)}${usual}${awaited === undefined ? '' : `: ${awaited()}`}`;
}

;// CONCATENATED MODULE: ./build/console/live-line.js
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const ERASE = '\r\u001b[K';
const USUAL_COLUMNS = 80;
const ELLIPSIS = '…';
/**
 * Creates a live line. The cursor stays visible and at the end of the line, so a killed process leaves nothing to
 * restore. The last column stays empty, because terminals wrap there.
 *
 * @param paint colours the text after it has been cut
 */
function createLiveLine(stdout, paint) {
    let shown;
    let frame = 0;
    return {
        draw(text) {
            const mark = FRAMES.charAt(frame++ % FRAMES.length);
            shown = paint(cutToWidth(`${mark} ${text}`, (stdout.columns || USUAL_COLUMNS) - 1));
            stdout.write(`${ERASE}${shown}`);
        },
        write(lines) {
            stdout.write(shown === undefined ? lines : `${ERASE}${lines}${shown}`);
        },
        erase() {
            if (shown !== undefined)
                stdout.write(ERASE);
            shown = undefined;
        },
    };
}
/** Cuts a text to a number of columns. An ellipsis marks the cut: half a sentence may mean the opposite. */
function cutToWidth(text, columns) {
    const line = text.replaceAll('\t', ' ');
    if (widthOf(line) <= columns)
        return line;
    let rest = columns - widthOf(ELLIPSIS);
    let start = '';
    for (const character of line) {
        rest -= widthOf(character);
        if (rest < 0)
            break;
        start += character;
    }
    return `${start}${ELLIPSIS}`.trim();
}
/** Counts two columns for each character outside ASCII: some terminals show it that wide, none wider. */
function widthOf(line) {
    return [...line].reduce((width, character) => width + (/[ -~]/.test(character) ? 1 : 2), 0);
}

;// CONCATENATED MODULE: ./build/console/look.js
/** The look that suits everybody. */
const PLAIN = { commands: true, colours: false, live: false };
/**
 * Chooses the look. Only a terminal outside CI belongs to a person; a runner gets its commands even with a terminal.
 *
 * @param isTerminal true if stdout is a terminal
 * @param environment `GITHUB_ACTIONS`, `CI`, `TERM` and `NO_COLOR` are read
 */
function chooseLook(isTerminal, environment) {
    const isRunner = Boolean(environment.GITHUB_ACTIONS);
    const isPerson = isTerminal && !isRunner && !environment.CI;
    const isDumb = isTerminal && environment.TERM === 'dumb';
    return {
        commands: !isPerson,
        colours: (isRunner || isTerminal) && !isDumb && !environment.NO_COLOR,
        live: isPerson && !isDumb,
    };
}

;// CONCATENATED MODULE: ./build/console/output.js

/** ANSI codes. */
const STYLES = { good: 32, bad: 31, doubtful: 33, planned: 36, quiet: 90, heading: 1 };
const LINE_LIMIT = 4_096;
const PREFIX = '│ ';
/** @param freshToken makes a stop token that no remote text can guess */
function createOutput(write, redact, look, freshToken) {
    const clean = (text, limit = LINE_LIMIT) => (0,sanitizer/* oneLine */.TN)(text, redact, limit);
    // While it prints remote text, the runner obeys no commands. The next text of our own resumes them first.
    let stopToken;
    function writeOurs(text) {
        if (stopToken !== undefined)
            write(`::${stopToken}::\n`);
        stopToken = undefined;
        write(text);
    }
    function writeRemote(text) {
        const lines = (0,sanitizer/* sanitize */.aj)(text, redact);
        if (lines.length === 0)
            return;
        if (look.commands && stopToken === undefined) {
            stopToken = freshToken();
            write(`::stop-commands::${stopToken}\n`);
        }
        write(lines.map((line) => `${PREFIX}${line}\n`).join(''));
    }
    return {
        line(text, ...styles) {
            const line = clean(text);
            const safe = line.startsWith('::') ? `${PREFIX}${line}` : line;
            writeOurs(`${paint(safe, look, ...styles)}\n`);
        },
        command(name, data, title) {
            const properties = title === undefined ? '' : ` title=${escapeProperty(title)}`;
            writeOurs(`::${name}${properties}::${escapeData(data)}\n`);
        },
        remote: () => createRemoteText(writeRemote),
        clean,
    };
}
/** Colours a text if the look has colours. */
function paint(text, { colours }, ...styles) {
    if (!colours || styles.length === 0)
        return text;
    return `\u001b[${styles.map((style) => STYLES[style]).join(';')}m${text}\u001b[0m`;
}
function createRemoteText(print) {
    const assembler = (0,sanitizer/* createLineAssembler */.fu)();
    return {
        push: (text) => print(assembler.push(text).join('\n')),
        end(how) {
            const rest = assembler.flush();
            print(how === 'cut-off' && rest.length > 0 ? '[an unfinished line is left out]' : rest.join('\n'));
        },
    };
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./build/console/console.js





/** While an activity is under way, the log prints a line at least this often. */
const LONGEST_SILENCE_MS = 30_000;
const TITLE_LIMIT = 200;
/** The runner cuts longer messages. */
const MESSAGE_LIMIT = 4_000;
/** The most warnings of a step that the runner shows. */
const MOST_WARNINGS = 10;
function createConsole({ stdout, redactor, clock, freshToken, look = PLAIN }) {
    const { redact } = redactor;
    const liveLine = createLiveLine(stdout, (text) => paint(text, look, 'quiet'));
    let writtenAt = 0;
    const write = (lines) => {
        writtenAt = clock.now();
        liveLine.write(lines);
    };
    const output = createOutput(write, redact, look, freshToken);
    const { line, command, clean } = output;
    const { group, closeGroup } = createGroups(output, look);
    const show = look.live
        ? (text) => liveLine.draw(clean(text))
        : createSilenceBreaker(line, clock, () => writtenAt);
    return {
        info: (text) => line(text),
        plan: (text) => line(`plan: ${text}`, 'planned'),
        remote: output.remote,
        warning: createWarning(output, look),
        error(title, message) {
            closeGroup();
            // Redacted before it is split: a secret may span lines.
            const lines = redact(message).split('\n');
            const text = lines.map((part) => clean(part)).join('\n');
            if (look.commands)
                command('error', (0,sanitizer/* cut */.Jj)(text, MESSAGE_LIMIT), clean(title, TITLE_LIMIT));
            else
                for (const part of `Error: ${text}`.split('\n'))
                    line(part, 'bad');
        },
        // Not redacted: the runner needs the value itself.
        mask: (value) => void (look.commands && command('add-mask', value)),
        headline: (text, good) => line(text, good ? 'good' : 'bad', 'heading'),
        group,
        ...createActivities(clock, { show, hide: liveLine.erase }),
    };
}
function createWarning({ line, command, clean }, { commands }) {
    let count = 0;
    return (text) => {
        count += 1;
        if (!commands)
            line(`Warning: ${text}`, 'doubtful');
        else if (count < MOST_WARNINGS)
            command('warning', clean(text, MESSAGE_LIMIT));
        else
            line(`warning: ${text}`);
        if (commands && count === MOST_WARNINGS)
            command('warning', 'There are more warnings: the log of this step has them.');
    };
}
function createGroups({ line, command, clean }, { commands }) {
    let isOpen = false;
    const closeGroup = () => {
        if (isOpen)
            command('endgroup', '');
        isOpen = false;
    };
    return {
        closeGroup,
        async group(title, body, close) {
            if (commands)
                command('group', clean(title, TITLE_LIMIT));
            else
                line(`▸ ${title}`, 'heading');
            isOpen = commands;
            const value = await body().finally(closeGroup);
            const closing = close?.(value);
            if (closing !== undefined)
                line(closing.text, closing.tone);
            return value;
        },
    };
}
/** Prints the activity when the log would otherwise be silent for too long. */
function createSilenceBreaker(line, clock, writtenAt) {
    let shownAt = 0;
    return (text, { activity, startedAt }) => {
        const silentSince = Math.max(activity.counts ? startedAt : writtenAt(), shownAt);
        if (clock.now() - silentSince + TICK_MS <= LONGEST_SILENCE_MS)
            return;
        shownAt = clock.now();
        line(text);
    };
}


/***/ }),

/***/ 4396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ systemClock)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/core/clock.js

/** Node fires longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const systemClock = {
    now: () => performance.now(),
    async sleep(ms, signal) {
        // Node rejects with an AbortError instead of the signal's reason.
        await (0,promises_namespaceObject.setTimeout)(Math.min(ms, LONGEST_TIMER_MS), undefined, { signal }).catch(() => { });
        signal.throwIfAborted();
    },
    after(ms, ring) {
        const timer = setTimeout(ring, Math.min(ms, LONGEST_TIMER_MS));
        return () => clearTimeout(timer);
    },
    every(ms, tick) {
        const timer = setInterval(tick, ms).unref();
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 6756:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _console_console_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2276);
/* harmony import */ var _core_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4396);
/* harmony import */ var _run_aftermath_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7194);
/* harmony import */ var _runner_silence_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1044);
/* harmony import */ var _secrets_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7563);






/**
 * The post step: reports what a killed main step may have left behind. It reads the saved states by the runner's own
 * names, as loading the toolkit would take most of its time. The states hold no secrets.
 */
const { env } = process;
(0,_runner_silence_js__WEBPACK_IMPORTED_MODULE_4__/* .silence */ .a)(process);
const redactor = (0,_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedactor */ .l)();
const console = (0,_console_console_js__WEBPACK_IMPORTED_MODULE_1__/* .createConsole */ .s)({
    stdout: process.stdout,
    redactor,
    clock: _core_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
    freshToken: () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex'),
});
// The log may be closed, too.
process.stdout.on('error', () => { });
const aftermath = (0,_run_aftermath_js__WEBPACK_IMPORTED_MODULE_5__/* .readAftermath */ .TA)(env.STATE_run);
if (aftermath !== undefined)
    console.warning(aftermath);
await closeGitHubDeployment();
async function closeGitHubDeployment() {
    const saved = env['STATE_github-deployment'] ?? '';
    if (saved === '')
        return;
    const { closeOpenDeployment } = await __nccwpck_require__.e(/* import() */ 335).then(__nccwpck_require__.bind(__nccwpck_require__, 6335));
    const githubToken = env['INPUT_GITHUB-TOKEN']?.trim() ?? '';
    redactor.add(githubToken, 'always');
    await closeOpenDeployment(saved, { githubToken, runnerEnv: env, log: console }).catch(() => console.warning('The state of the GitHub Deployment is not known: this action has a fault.'));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TA: () => (/* binding */ readAftermath)
/* harmony export */ });
/* unused harmony exports ENDED, describeAftermath */
/** The text that a main step saves once it has reported everything itself. */
const ENDED = 'ended';
/** The longest saved text that is accepted. */
const MOST_CHARACTERS = 65_536;
/**
 * Reads the last text that the main step saved. Never throws.
 *
 * @param saved undefined or empty when nothing was saved
 * @returns one message, not redacted; undefined when the main step reported by itself or saved nothing
 */
function readAftermath(saved = '') {
    if (saved === '' || saved === ENDED)
        return undefined;
    return saved.length <= MOST_CHARACTERS && /^The step for .+\.$/.test(saved)
        ? saved
        : 'The step was ended from outside. What it did is not known, as its notes cannot be read. Look at the site and its deploy log before running again.';
}
/** Describes what a main step killed at this point may leave behind, and what to do next. */
function describeAftermath(progress) {
    return [
        `The step for ${targetOf(progress)} was ended from outside ${momentOf(progress)}`,
        ...(progress.stage === 'restore' ? [] : progress.sent.map(doubtOf)),
        ...restoringOf(progress),
        ...othersOf(progress),
        adviceOf(progress),
    ].join(' ');
}
function targetOf({ server, site }) {
    return site === '' ? `the server ${server}` : `${site} on the server ${server}`;
}
function momentOf({ operations, ended, stage, dryRun }) {
    const name = operations[ended]?.name;
    if (name === undefined)
        return 'after its last operation, before it could report.';
    if (ended === 0 && stage === 'start')
        return 'before its first operation: nothing was written.';
    if (dryRun)
        return `during ${name}, in a dry run: nothing was written.`;
    if (stage === 'restore')
        return `after ${name} had failed, during restore-on-failure.`;
    return `during ${name}, which had ${stage === 'write' ? '' : 'not '}begun to write.`;
}
function doubtOf({ operation: { name, afterKill }, at, state }) {
    const { what, goesOn } = afterKill ?? {
        what: `A request of ${name}`,
        goesOn: 'how it ends is not known',
    };
    switch (state) {
        case 'sent':
            return `${what} was sent at ${at}, or was about to be: whether it took effect is not known; if so, ${goesOn}.`;
        case 'confirmed':
            return `${what} was sent at ${at} and confirmed: ${goesOn}.`;
        case 'ended':
            return `${what} was sent at ${at}, and its end was seen, but not judged.`;
    }
}
function restoringOf({ stage, replaced }) {
    if (replaced.length === 0)
        return [];
    const names = replaced.join(' and ');
    return stage === 'restore'
        ? [`Whether ${names} ${replaced.length === 1 ? 'was' : 'were'} put back is not known.`]
        : [`It had replaced ${names}; nothing was put back.`];
}
function othersOf({ operations, ended, stage }) {
    const names = operations.map(({ name }) => name);
    const before = names.slice(0, ended);
    const after = names.slice(stage === 'start' ? ended : ended + 1);
    return [
        ...(before.length === 0 ? [] : [`Ended before that: ${before.join(', ')}.`]),
        ...(after.length === 0 ? [] : [`Not begun: ${after.join(', ')}.`]),
    ];
}
function adviceOf({ operations, ended, stage, sent, dryRun }) {
    if (dryRun || (ended === 0 && (stage === 'start' || stage === 'plan')))
        return 'Running again is safe.';
    const begun = operations.slice(0, stage === 'write' || stage === 'restore' ? ended + 1 : ended);
    const again = new Set(begun.filter(({ repeats, writesBlind }) => repeats || writesBlind));
    const repeats = again.size === 0 ? '' : ` and repeats ${[...again].map(({ name }) => name).join(', ')}`;
    const looks = [...new Set(sent.flatMap(({ operation }) => operation.afterKill?.look ?? []))];
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
 * Keeps Node from printing anything by itself. Its debug output (`NODE_DEBUG`, which an earlier step can set) and its warnings
 * quote URLs, environments and other values, and bypass the redactor. This action writes nothing to standard error.
 */
function silence(node) {
    node.stderr.write = () => true;
    // Used by older versions of Node.
    Object.defineProperty(node, '_rawDebug', { value: () => { } });
}


/***/ }),

/***/ 7563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

;// CONCATENATED MODULE: ./build/secrets/decodings.js
const ESCAPED_LETTERS = 'abefnrtv0';
const LETTER_MEANINGS = '\x07\b\x1b\f\n\r\t\v\0';
/** JSON, PHP, JavaScript, dotenv double quotes, shell backslashes and `$'…'`. */
const backslash = {
    escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
    decode: (match) => {
        const body = match.slice(1);
        const letter = ESCAPED_LETTERS.indexOf(body);
        if (body.length === 1)
            return letter < 0 ? body : LETTER_MEANINGS.charAt(letter);
        return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ''), 16);
    },
};
/** Percent escapes encode bytes, so a secret outside ASCII is found by its Latin-1 form. */
const percent = {
    escape: /%[0-9a-f]{2}/gi,
    decode: (match) => character(match.slice(1), 16),
};
/** The encoding of forms, in which `+` is a space. */
const decodings_form = {
    escape: /%[0-9a-f]{2}|\+/gi,
    decode: (match) => (match === '+' ? ' ' : percent.decode(match)),
};
const entity = {
    escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
    decode: (match) => {
        const body = match.replace(/[&;]/g, '');
        if (!body.startsWith('#'))
            return NAMED_ENTITIES.get(body) ?? match;
        return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
    },
};
/** Long lines wrapped by `base64` or `xxd -p`, perhaps in the middle of a secret. */
const wrapped = {
    escape: /(?<=[\w+/-]{40})\r?\n(?=[\w+/=-])/g,
    decode: () => '',
};
/** Two layers where they occur in practice: JSON in JSON, a URL in the query of another, HTML or JSON in an attribute. */
const DECODINGS = [
    { ...backslash, within: [backslash] },
    { ...percent, within: [percent] },
    { ...decodings_form, within: [decodings_form] },
    { ...entity, within: [backslash, entity] },
    wrapped,
];
/** The five basic entities, then those of U+00A0 to U+00FF in order, as PHP's htmlentities writes them. */
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
function character(digits, radix) {
    const codePoint = Number.parseInt(digits, radix);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
}

;// CONCATENATED MODULE: ./build/secrets/search.js
/** Builds a search: an Aho–Corasick automaton, which takes one pass over a text for any number of forms. */
function createSearch(forms) {
    const size = forms.reduce((sum, { text }) => sum + text.length, 1);
    const trie = createTrie(size);
    /** Per node: the length of the form that ends there (0 for none), and 1 if that form is bounded. */
    const length = new Int32Array(size);
    const bounded = new Uint8Array(size);
    /** Per node: the node of the next shorter form that ends there, 0 for none. */
    const shorter = new Int32Array(size);
    // Of two forms with the same text, the unbounded one comes last and wins.
    let paths = forms
        .toSorted((a, b) => Number(b.bounded) - Number(a.bounded))
        .map((form) => ({ ...form, node: 0 }));
    for (let depth = 1; paths.length > 0; depth++) {
        for (const path of paths) {
            path.node = trie.childOf(path.node, path.text.charCodeAt(depth - 1));
            if (path.text.length > depth)
                continue;
            length[path.node] = depth;
            bounded[path.node] = Number(path.bounded);
        }
        paths = paths.filter(({ text }) => text.length > depth);
    }
    for (let node = 1; node < size; node++) {
        const suffix = trie.fallback[node] ?? 0;
        shorter[node] = length[suffix] === 0 ? (shorter[suffix] ?? 0) : suffix;
    }
    return (text, found) => {
        let node = 0;
        for (let end = 1; end <= text.length; end++) {
            node = trie.step(node, text.charCodeAt(end - 1));
            let match = length[node] === 0 ? (shorter[node] ?? 0) : node;
            for (; match !== 0; match = shorter[match] ?? 0) {
                const start = end - (length[match] ?? 0);
                if (bounded[match] === 1 && !standsAlone(text, start, end))
                    continue;
                found(start, end);
                break;
            }
        }
    };
}
/**
 * Builds a trie of UTF-16 units. Its nodes are numbered from 1 in the order of their creation; 0 is the root. One hash table
 * with open addressing holds all edges: there are many nodes, and most have a single child.
 */
function createTrie(size) {
    const parent = new Int32Array(size);
    const unitOf = new Uint16Array(size);
    /** Per node: the node of its longest proper suffix. */
    const fallback = new Int32Array(size);
    const mask = 2 ** Math.ceil(Math.log2(size * 2)) - 1;
    const children = new Int32Array(mask + 1);
    const childrenOfRoot = new Int32Array(0x10000);
    let count = 0;
    /** Finds the slot of the node's child for this unit, or the free slot for it. */
    function slotOf(node, unit) {
        let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) & mask;
        for (;;) {
            const child = children[slot] ?? 0;
            if (child === 0 || (parent[child] === node && unitOf[child] === unit))
                return slot;
            slot = (slot + 1) & mask;
        }
    }
    /** Returns the node of the longest known suffix of what was read, after `unit`. */
    function step(from, unit) {
        for (let node = from; node !== 0; node = fallback[node] ?? 0) {
            const child = children[slotOf(node, unit)] ?? 0;
            if (child !== 0)
                return child;
        }
        return childrenOfRoot[unit] ?? 0;
    }
    /** Returns a child; creates a missing one. All nodes of a depth must be created before any of the next. */
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
/** True when neither end of the span cuts through a word. */
function standsAlone(text, start, end) {
    return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}
function isWord(text, index) {
    return /[\p{L}\p{N}]/u.test(text.charAt(index));
}

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __nccwpck_require__(1792);
// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __nccwpck_require__(8541);
;// CONCATENATED MODULE: ./build/secrets/secret-forms.js


/**
 * Lists the spellings of a secret: the value, its lines, and the sensitive parts of a URL; each as it is, as UTF-8 bytes
 * misread as Latin-1, in base64 at its three alignments, in hex, and with its quotes doubled or spliced as shells do.
 * Escaped spellings (JSON, percent, entities, backslashes) are not listed, as the redactor decodes the text.
 */
function secretForms(value, strength, isPublic) {
    return [...secretParts(value)].flatMap((part) => {
        const always = strength === 'always' && part.trim() === value.trim();
        const search = always ? 'anywhere' : isPublic(part) ? 'nowhere' : whereToSearch(part);
        if (search === 'nowhere' || /^\**$/.test(part))
            return [];
        return [...spellings(part)].map((text) => ({ text, bounded: search === 'alone' }));
    });
}
/** Lists the maskable lines of a value. Given the whole value, the runner would mask every line, even a lone brace. */
function maskableLines(value) {
    return value.split(LINE_BREAK).filter(maskable);
}
/**
 * True when a line may go into `::add-mask::`: the runner then hides it in the whole job, and drops every job output that
 * holds it. So it must have at least 8 characters after trimming, be no conventional word, not one character
 * repeated, and have at least 10 digits if it is only a number.
 */
function maskable(value) {
    const trimmed = value.trim();
    const repeated = /^(.)\1*$/su.test(trimmed);
    const shortNumber = /^[\d\s.,:+-]*$/.test(trimmed) && countDigits(trimmed) < 10;
    return trimmed.length >= 8 && !isConventional(trimmed) && !repeated && !shortNumber;
}
/**
 * Words that are common in logs: the switches, environments and drivers of a stock `.env`. Hiding them would protect nothing
 * and make a log unreadable.
 */
const CONVENTIONAL = new Set(`true false null none nil yes no on off undefined empty default auto enabled disabled
  local localhost 127.0.0.1 0.0.0.0 production staging development testing test debug info notice warning error
  mysql mariadb pgsql postgres sqlite redis memcached database file array sync cookie session stack single daily
  smtp sendmail mail log public private root admin utf8 utf8mb4`.split(/\s+/));
/** Lists the value, its lines, and the password and long path of a URL, which logs show on their own. */
function secretParts(value) {
    const parts = [value, ...value.split(sanitizer/* LINE_BREAK */.Fb), ...urlParts(value.trim())];
    return new Set(parts.flatMap((part) => [part, part.trim(), (0,sanitizer/* stripInvisible */._0)(part)]));
}
function urlParts(value) {
    const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? URL.parse(value) : null;
    if (url === null)
        return [];
    const path = url.pathname + url.search;
    // A shorter path, such as `/admin`, is not secret.
    return [url.password, (0,external_node_querystring_.unescape)(url.password), ...(path.length < 16 ? [] : [path])];
}
function whereToSearch(part) {
    const shortNumber = /^[+-]?[\d.,]+$/.test(part) && countDigits(part) < 6;
    if (part.length < 4 || shortNumber || isConventional(part))
        return 'nowhere';
    return part.length < 8 ? 'alone' : 'anywhere';
}
function isConventional(value) {
    return CONVENTIONAL.has(value.toLowerCase());
}
function countDigits(value) {
    return value.replace(/\D/g, '').length;
}
/** Omits encoded spellings of fewer than four characters: they would match by chance. */
function spellings(part) {
    const bytes = Buffer.from(part);
    const hex = bytes.toString('hex');
    const encoded = [
        ...base64Spellings(bytes),
        ...base64Spellings(Buffer.from(JSON.stringify(part).slice(1, -1))),
        hex,
        hex.toUpperCase(),
        bytes.toString('latin1'),
        // Quotes inside quotes: of a shell, then of SQL, YAML and CSV.
        ...[`'\\''`, `'"'"'`, `''`].map((quote) => part.replaceAll("'", quote)),
        part.replaceAll('"', '""'),
    ];
    return new Set([part, ...encoded.filter((text) => text.length >= 4)]);
}
/** The bytes on a line of wrapped base64: 76 columns (MIME, coreutils) and 64 (PEM). */
const WRAPPED_LINE_BYTES = [57, 48];
function base64Spellings(bytes) {
    const whole = bytes.toString('base64');
    const lines = WRAPPED_LINE_BYTES.filter((size) => bytes.length > size).flatMap((size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, line) => stableBase64(bytes.subarray(line * size, (line + 1) * size), 0)));
    const texts = [
        whole,
        whole.replaceAll('=', ''),
        ...[0, 1, 2].map((shift) => stableBase64(bytes, shift)),
        ...lines,
    ];
    return texts.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
/**
 * Returns the part of the base64 text that is the same whatever surrounds the bytes: the characters whose six bits all come
 * from them. The bytes begin `shift` bytes into a group of three. Up to four bits at either end stay visible.
 */
function stableBase64(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes.length) * 8) / 6));
}

;// CONCATENATED MODULE: ./build/secrets/redactor.js



/** Creates the redactor of a run. All output passes through it. */
function createRedactor() {
    const secrets = new Map();
    const publicValues = new Set();
    let search;
    function redact(text) {
        if (secrets.size === 0)
            return text;
        search ??= createSearch([...secrets].flatMap(([value, strength]) => secretForms(value, strength, (part) => publicValues.has(part))));
        const ends = new Int32Array(text.length + 1);
        searchDecoded(text, DECODINGS, search, (start, end) => {
            ends[start] = Math.max(ends[start] ?? 0, end);
        });
        return hideSpans(text, ends);
    }
    return {
        add(secret, strength = 'if-particular') {
            if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength)
                return;
            secrets.set(secret, strength);
            search = undefined;
        },
        addPublic(value) {
            publicValues.add(value);
            search = undefined;
        },
        redact,
        // No secret is spelled with asterisks alone, so hiding one changes the text.
        hides: (text) => redact(text) !== text,
    };
}
/** Searches a text as it is, and again as each decoding reads it. */
function searchDecoded(text, decodings, search, found) {
    search(text, found);
    for (const decoding of decodings) {
        if (text.search(decoding.escape) < 0)
            continue;
        const { decoded, origins } = decode(text, decoding);
        searchDecoded(decoded, decoding.within ?? [], search, (start, end) => found(origins[start] ?? 0, origins[end] ?? 0));
    }
}
/** Decodes a text. `origins` holds the place in the text of each UTF-16 unit of the result, and of its end. */
function decode(text, decoding) {
    // No escape is shorter than the text that it encodes.
    const origins = new Int32Array(text.length + 1);
    let from = 0;
    let to = 0;
    const copyUntil = (end) => {
        while (from < end)
            origins[to++] = from++;
    };
    const decoded = text.replace(decoding.escape, (match, index) => {
        const meaning = decoding.decode(match);
        copyUntil(index);
        origins.fill(index, to, to + meaning.length);
        to += meaning.length;
        from = index + match.length;
        return meaning;
    });
    copyUntil(text.length + 1);
    return { decoded, origins };
}
/**
 * Replaces each span with `***`, and spans that overlap or touch with a single one.
 *
 * @param ends for each index of the text: the end (exclusive) of the longest span that starts there, 0 for none
 */
function hideSpans(text, ends) {
    let redacted = '';
    let from = 0;
    for (let start = 0; start < ends.length; start++) {
        let end = ends[start] ?? 0;
        if (end <= start)
            continue;
        for (let at = start; at <= end; at++)
            end = Math.max(end, ends[at] ?? 0);
        redacted += `${text.slice(from, start)}***`;
        from = end;
        start = end;
    }
    return redacted + text.slice(from);
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
/** Every line end that some program knows. The runner knows `\n`, `\r\n` and a lone `\r`. */
const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/;
/** The default limits of a text and of a line, in UTF-16 units. */
const LIMITS = { text: 8 * 1024 * 1024, line: 4096 };
/**
 * Turns remote text into lines that are safe to print after a prefix: without secrets, control characters, terminal
 * sequences, invisible characters, or a `##[` that the runner could take for a command. A note marks each cut. A final line
 * break does not begin another line.
 *
 * Redacts twice, because a secret may contain an invisible character.
 */
function sanitize(text, redact, limits = {}) {
    const { text: textLimit, line: lineLimit } = { ...LIMITS, ...limits };
    const visible = redact(stripInvisible(redactCapped(text, redact, textLimit)));
    const lines = visible.split(LINE_BREAK);
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => cut(line.replaceAll('##[', '# #[').toWellFormed(), lineLimit));
}
/** Sanitizes a text, joins its lines with `⏎`, and cuts it to at most `limit` UTF-16 units. */
function oneLine(text, redact, limit) {
    const lines = sanitize(text, redact, { line: Number.POSITIVE_INFINITY }).map((line) => line.trim());
    return cut(lines.filter((line) => line !== '').join(' ⏎ '), limit);
}
/** Cuts a text to at most `limit` UTF-16 units, between characters. A note gives the full length. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const note = ` … [cut, ${text.length} characters]`;
    const kept = sliceCharacters(text, limit - note.length);
    return kept === '' ? sliceCharacters(text, limit) : kept + note;
}
/**
 * Removes terminal sequences (CSI, and OSC, DCS, SOS, PM and APC strings, in their 7-bit and C1 forms), control characters
 * except tabs and line breaks, and the characters that Unicode does not display: bidi controls, zero-width characters,
 * variation selectors, tags.
 */
function stripInvisible(text) {
    return text.replace(TERMINAL_SEQUENCE, '').replace(INVISIBLE, '');
}
/**
 * Assembles whole lines from text that arrives in pieces, so that secrets are searched for in whole lines. Splits at the
 * line ends that the runner knows. A `\r` at the end of a piece waits for the next piece: it may be half of `\r\n`.
 */
function createLineAssembler() {
    let pending = '';
    return {
        /** Returns the lines that the piece completes, without their ends. */
        push(chunk) {
            const broken = /[\r\n]/.test(chunk) || pending.endsWith('\r');
            pending += chunk;
            if (!broken)
                return [];
            const lines = pending.split(/\r\n|\n|\r(?!$)/);
            pending = lines.pop() ?? '';
            return lines;
        },
        /** Returns the unfinished line, if there is one. */
        flush() {
            const rest = pending.replace(/\r$/, '');
            const lines = pending === '' ? [] : [rest];
            pending = '';
            return lines;
        },
    };
}
// A string without a terminator on the same line loses only its introducer, so that a stray sequence cannot swallow the
// log. It may not contain another introducer, or many of them would take quadratic time.
const TERMINAL_SEQUENCE = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\r\n]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-~]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;
/** The most UTF-16 units that are removed from the end of a capped text. */
const CAP_MARGIN = 64 * 1024;
/** Removes the last line too: the cap may cut through a secret, and no search finds half a secret. */
function redactCapped(text, redact, limit) {
    if (text.length <= limit)
        return redact(text);
    const head = redact(text.slice(0, limit));
    const kept = head.slice(0, Math.max(0, head.lastIndexOf('\n') + 1, head.length - CAP_MARGIN));
    const lineBreak = kept === '' || kept.endsWith('\n') ? '' : '\n';
    return `${kept}${lineBreak}[cut: only the first part of ${text.length} characters is shown]`;
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
