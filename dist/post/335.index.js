export const id = 335;
export const ids = [335];
export const modules = {

/***/ 6335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  closeOpenDeployment: () => (/* binding */ closeOpenDeployment)
});

// UNUSED EXPORTS: createGitHubDeployment, retireDeployments

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/secrets/sanitizer.js
var sanitizer = __webpack_require__(8541);
;// CONCATENATED MODULE: ./build/github/connect.js
/**
 * Loads and connects the GitHub client. Nothing is sent yet.
 *
 * @param needed is named in the reason when GitHub refuses a call
 * @returns a reason, as a clause, if the runner names no repository or an unusable proxy
 */
async function connect(access, needed) {
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(785), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 4933));
        return connectGitHub(access, needed);
    }
    catch {
        return {
            why: 'the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used',
        };
    }
}
/** A cancelled run must be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;
/** The run waits this long for GitHub. */
const TIME_LIMIT_MS = 30_000;
/** A signal for a task at the end of a run. It aborts a second after the cancel. */
function connect_afterCancel(cancel) {
    const over = new AbortController();
    const begin = () => void setTimeout(() => over.abort(), GRACE_AFTER_CANCEL_MS).unref();
    if (cancel.aborted)
        begin();
    else
        cancel.addEventListener('abort', begin, { once: true });
    return over.signal;
}
/** A signal for a task of several calls. It aborts with the given signal, or after 30 seconds. */
function connect_withinLimit(signal) {
    return AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
}

;// CONCATENATED MODULE: ./build/github/github.js
/** The reason why a call has no usable answer, as a clause. */
function github_whyOf(answer) {
    return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}
/** The entries of an answer, if it is a list. */
function github_entriesOf(answer) {
    return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}

// EXTERNAL MODULE: ./build/github/payload.js
var github_payload = __webpack_require__(7692);
;// CONCATENATED MODULE: ./build/github/github-deployment.js





const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** GitHub's page size. Older deployments of an environment are rarely still active. */
const MOST_LISTED = 100;
/** Prepares the GitHub Deployment of a run. A problem with it is a warning, never a failure of the deploy. */
function createGitHubDeployment(parts) {
    const { environment, environmentUrl, signal, cancel, redact, log, remember } = parts;
    const mark = randomUUID();
    let github;
    let memory;
    const keep = (next) => {
        remember(JSON.stringify(next));
        memory = next;
        return next;
    };
    return {
        id: () => memory?.id,
        /** Creates it and sets it to `in_progress`. Never throws. */
        async open() {
            github = await connectOrWarn(parts);
            if (github === undefined || signal.aborted)
                return;
            // Saved before the call: if the process is killed during it, the post step knows what to look for.
            const begun = keep({ mark, environment, environmentUrl });
            const answer = await github.call(CREATE, creation(parts, mark, github), signal);
            const id = answer.state === 'done' ? numberOf(answer.data, 'id') : undefined;
            if (id !== undefined) {
                log.info(`GitHub Deployment ${id} of ${environment}`);
                const status = { state: 'in_progress', description: 'The deploy is under way' };
                await setStatus(github, keep({ ...begun, id }), status, signal, log);
                return;
            }
            const isRefused = answer.state === 'not-done';
            const what = isRefused ? 'was not created' : 'may or may not have been created';
            if (!signal.aborted)
                log.warning(`The GitHub Deployment ${what}: ${whyOf(answer)}. The deploy itself goes on.`);
            if (!isRefused)
                return;
            memory = undefined;
            remember('');
        },
        /** Sets its final status if it was opened; from a second after a cancel, the post step has to. Never throws. */
        async close({ state, description }) {
            if (github === undefined || memory === undefined)
                return;
            const end = { state, description: oneLine(description, redact, MAX_DESCRIPTION) };
            const ended = keep({ ...memory, end });
            const grace = afterCancel(cancel);
            const id = await idOf(github, ended, grace);
            if (id === undefined)
                return;
            memory = { ...ended, id };
            if (await setStatus(github, { ...ended, id }, end, grace, log))
                remember('');
        },
    };
}
/**
 * Sets the final status of a deployment that the main step left open because it was killed, cancelled, or could not reach
 * GitHub.
 *
 * @param saved the text that the main step remembered
 */
async function closeOpenDeployment(saved, tools) {
    const memory = JSON.parse(saved);
    const github = await connectOrWarn(tools);
    if (github === undefined)
        return;
    const description = 'The step was ended from outside; how the deploy ended is not known';
    const { signal } = new AbortController();
    const id = await idOf(github, memory, signal);
    const end = memory.end ?? { state: 'error', description };
    if (id !== undefined)
        await setStatus(github, { ...memory, id }, end, signal, tools.log);
}
/**
 * Sets the deployments that this action created for a deleted site to inactive. Stops at the first refusal. Never throws.
 *
 * @param sites all names that workflows may have used for the site
 */
async function retireDeployments(parts) {
    const { environment, sites, log } = parts;
    const signal = withinLimit(parts.signal);
    const github = await connectOrWarn(parts);
    if (github === undefined)
        return;
    let answer = await github.call(LIST, { environment, per_page: MOST_LISTED }, signal);
    const ids = (entriesOf(answer) ?? [])
        .filter((entry) => sites.some((site) => bears(entry, 'site', site.toLowerCase())))
        .flatMap((entry) => numberOf(entry, 'id') ?? []);
    for (const id of ids) {
        const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' };
        answer = await github.call(CREATE_STATUS, status, signal);
        if (answer.state !== 'done')
            break;
    }
    if (answer.state === 'done')
        log.info(`GitHub Deployments of ${environment} set to inactive: ${ids.length}`);
    else if (!parts.signal.aborted)
        log.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${answer.why}. The site itself is deleted.`);
}
async function connectOrWarn(tools) {
    const github = await connect(tools, 'deployments: write');
    if (!('why' in github))
        return github;
    tools.log.warning(`No GitHub Deployment: ${github.why}. The deploy itself goes on.`);
    return undefined;
}
/** Names the exact commit, and requires no checks because the deploy waits for none. */
function creation({ environment, expectedCommit = '', site }, mark, { run }) {
    return {
        ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
        auto_merge: false,
        required_contexts: [],
        payload: { site_deploy: mark, site: site.toLowerCase() },
        environment,
        // An environment named after its pull request is removed with it.
        transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
        production_environment: /^prod(uction)?\b/i.test(environment),
    };
}
/** True when the deployment is this action's and has the value in that field of its payload. */
function bears(deployment, field, value) {
    const payload = (0,github_payload/* fieldOf */._F)(deployment, 'payload');
    return (0,github_payload/* fieldOf */._F)(payload, 'site_deploy') !== undefined && (0,github_payload/* fieldOf */._F)(payload, field) === value;
}
/** The id of a deployment; looked up on GitHub if its creation was in doubt. */
async function idOf(github, { id, environment, mark }, signal) {
    if (id !== undefined)
        return id;
    const answer = await github.call(LIST, { environment, per_page: MOST_LISTED }, signal);
    const found = github_entriesOf(answer)?.find((entry) => bears(entry, 'site_deploy', mark));
    return (0,github_payload/* numberOf */.rl)(found, 'id');
}
/** Adds a status. Returns true if GitHub accepted it, or refused it for good. */
async function setStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
    const { logUrl } = github.run;
    const status = {
        ...{ deployment_id: id, state, description, auto_inactive: true },
        ...(logUrl !== undefined && { log_url: logUrl }),
        ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
    };
    const answer = await github.call(CREATE_STATUS, status, signal);
    if (answer.state === 'done')
        return true;
    // A later status follows, at the end of the run or in the post step.
    if (signal.aborted)
        return false;
    log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
    return answer.state === 'not-done';
}


/***/ }),

/***/ 7692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** Reads a field of an unchecked value from GitHub; null counts as missing. */
function fieldOf(value, name) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    return new Map(Object.entries(value)).get(name) ?? undefined;
}
/** Reads a text field. */
function textOf(value, name) {
    const text = fieldOf(value, name);
    return typeof text === 'string' ? text : undefined;
}
/** Reads a field with an id, or with the number of an issue or pull request. */
function numberOf(value, name) {
    const number = fieldOf(value, name);
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}


/***/ })

};
