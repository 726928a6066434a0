export const id = 115;
export const ids = [115];
export const modules = {

/***/ 3115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closeLeftDeployment: () => (/* binding */ closeLeftDeployment)
/* harmony export */ });
/* unused harmony exports createGitHubDeployment, retireDeployments */
/* harmony import */ var _secrets_sanitizer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8541);


/** GitHub's limit. */
const MAX_DESCRIPTION = 140;
/** A GitHub Deployment that is created when it is opened; GitHub's client is loaded only then. */
function createGitHubDeployment(parts) {
    const { environment, environmentUrl, mark, log, redact } = parts;
    let github;
    let memory;
    const keep = (next) => {
        memory = next;
        parts.remember(JSON.stringify(next));
        return next;
    };
    const forget = () => parts.remember('');
    return {
        id: () => memory?.id,
        async open() {
            github = await connect(parts);
            if (github === undefined || parts.signal.aborted)
                return;
            // Before it is created: a kill in between must leave the post step something to look for.
            const begun = keep({ mark, environment, environmentUrl });
            const answer = await github.call(CREATE, creation(parts, github), parts.signal);
            const id = answer.state === 'done' ? idOf(answer.data) : undefined;
            if (id === undefined) {
                const what = answer.state === 'not-done' ? 'was not created' : 'may or may not have been created';
                const why = answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
                if (!parts.signal.aborted)
                    log.warning(`The GitHub Deployment ${what}: ${why}. The deploy itself goes on.`);
                if (answer.state !== 'not-done')
                    return;
                memory = undefined;
                return forget();
            }
            log.info(`GitHub Deployment ${id} of ${environment}`);
            const status = { state: 'in_progress', description: 'The deploy is under way' };
            await sayStatus(github, keep({ ...begun, id }), status, parts.signal, log);
        },
        async close(status) {
            if (github === undefined || memory === undefined)
                return;
            const description = oneLine(status.description, redact, MAX_DESCRIPTION);
            const end = { ...status, description };
            const ended = keep({ ...memory, end });
            const { id, isOver } = await finish(github, ended, end, afterAbort(parts.cancel), log);
            memory = { ...ended, ...(id !== undefined && { id }) };
            if (isOver)
                forget();
        },
    };
}
/**
 * Closes what a main step has left open because it was killed, cancelled, or could not reach GitHub. Never throws.
 *
 * @param left the text that was kept for the post step; empty when nothing is left
 */
async function closeLeftDeployment(left, parts) {
    const memory = recall(left);
    const github = memory && (await connect(parts));
    if (memory === undefined || github === undefined)
        return;
    const description = 'The step was ended from outside; how the deploy ended is not known';
    const end = memory.end ?? { state: 'error', description };
    await finish(github, memory, end, new AbortController().signal, parts.log);
}
/** GitHub lists no more on a page; earlier ones of one environment are hardly ever active. */
const MOST_RETIRED = 100;
/** However slowly GitHub answers: the run waits for it. */
const TIME_LIMIT_MS = 30_000;
/**
 * Sets what this action's runs have created for an environment and a site to inactive, as the site is gone. Those of others
 * are left. Never throws, and stops at the first one that GitHub does not take.
 */
async function retireDeployments(parts) {
    const { environment, sites, log } = parts;
    const signal = AbortSignal.any([parts.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const github = await connect(parts);
    if (github === undefined)
        return;
    const listed = await github.call(LIST, { environment, per_page: MOST_RETIRED }, signal);
    const all = listed.state === 'done' && Array.isArray(listed.data) ? listed.data : [];
    const ours = all
        .filter((one) => sites.some((site) => bears(one, 'site', site.toLowerCase())))
        .flatMap((one) => idOf(one) ?? []);
    let last = listed;
    for (const id of ours) {
        const status = { deployment_id: id, state: 'inactive', description: 'The site was deleted' };
        last = await github.call(CREATE_STATUS, status, signal);
        if (last.state !== 'done')
            break;
    }
    if (last.state === 'done')
        log.info(`GitHub Deployments of ${environment} set to inactive: ${ours.length}`);
    else if (!parts.signal.aborted)
        log.warning(`The GitHub Deployments of ${environment} were not set to inactive: ${signal.aborted ? 'GitHub takes too long' : last.why}. The site is deleted all the same.`);
}
/** Whether its payload is one that `creation` gives, with that value of a field. */
function bears(deployment, field, value) {
    if (typeof deployment !== 'object' || deployment === null || !('payload' in deployment))
        return false;
    const { payload } = deployment;
    if (typeof payload !== 'object' || payload === null || !('site_deploy' in payload))
        return false;
    return new Map(Object.entries(payload)).get(field) === value;
}
function recall(left) {
    try {
        const memory = left === '' ? undefined : JSON.parse(left);
        return typeof memory?.mark === 'string' ? memory : undefined;
    }
    catch {
        return undefined;
    }
}
const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
async function connect({ token, runnerEnv, log, }) {
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(785), __webpack_require__.e(884)]).then(__webpack_require__.bind(__webpack_require__, 7793));
        return connectGitHub(token, runnerEnv, 'deployments: write');
    }
    catch {
        log.warning('No GitHub Deployment: what the runner says of the repository and the event (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH), or its proxy, cannot be used. The deploy itself goes on.');
        return undefined;
    }
}
/** Exactly the commit, whatever its checks say: the deploy does not wait for them either. */
function creation({ environment, expectedCommit = '', mark, site }, { run }) {
    return {
        ref: run.commit?.startsWith(expectedCommit) ? run.commit : expectedCommit,
        task: 'deploy',
        auto_merge: false,
        required_contexts: [],
        payload: { site_deploy: mark, site: site.toLowerCase() },
        environment,
        // One that bears the number of its pull request goes away with it.
        transient_environment: environment.match(/\d+/g)?.includes(String(run.pullRequest?.number)) === true,
        production_environment: /^prod(uction)?\b/i.test(environment),
    };
}
/** Says how it ended; finds it first where its creation was in doubt. `isOver`: nothing is left for the post step. */
async function finish(github, memory, end, signal, log) {
    const id = memory.id ?? (await findId(github, memory, signal));
    if (id === undefined)
        return { id, isOver: false };
    return { id, isOver: await sayStatus(github, { ...memory, id }, end, signal, log) };
}
async function findId(github, { environment, mark }, signal) {
    const answer = await github.call(LIST, { environment, per_page: 100 }, signal);
    const all = answer.state === 'done' && Array.isArray(answer.data) ? answer.data : [];
    return idOf(all.find((one) => bears(one, 'site_deploy', mark)));
}
/** Adds a status. True when GitHub took it, or refused it for good. */
async function sayStatus(github, { id, environmentUrl }, { state, description }, signal, log) {
    const { logUrl } = github.run;
    const status = {
        deployment_id: id,
        state,
        description,
        ...(logUrl !== undefined && { log_url: logUrl }),
        ...(environmentUrl !== undefined && { environment_url: environmentUrl }),
        auto_inactive: true,
    };
    const answer = await github.call(CREATE_STATUS, status, signal);
    if (answer.state === 'done')
        return true;
    // Whoever comes next says it again: the end of the run, or the post step.
    if (signal.aborted)
        return false;
    log.warning(`GitHub Deployment ${id} was not set to ${state}: ${answer.why}. The deploy itself is not affected.`);
    return answer.state === 'not-done';
}
function idOf(data) {
    if (typeof data !== 'object' || data === null || !('id' in data))
        return undefined;
    return typeof data.id === 'number' && Number.isSafeInteger(data.id) && data.id > 0 ? data.id : undefined;
}


/***/ })

};
