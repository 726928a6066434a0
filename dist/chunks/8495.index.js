"use strict";
exports.id = 8495;
exports.ids = [8495];
exports.modules = { 8495: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		H2: () => anyAnswer,
		KW: () => readEndpoint,
		Ks: () => recordOrNull,
		L$: () => listOrNull,
		U5: () => LONGEST_HOLD_MS,
		_L: () => undocumented,
		dN: () => fillPath,
		g1: () => record,
		nd: () => integer,
		oA: () => unwrap,
		p_: () => list,
		qs: () => bareEndpoint,
		rr: () => wrappedText,
		x4: () => writeEndpoint,
		xg: () => mayRepeat
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
	function mayRepeat(retry, { reason }) {
		if (reason === "ambiguous") return retry === "read" || retry === "gone" || retry === "flag";
		return reason === "unreachable" || reason === "limited";
	}
	let LONGEST_HOLD_MS = 6e4;
	function readEndpoint(path, answer, options = {}) {
		return {
			method: "GET",
			path,
			retry: "read",
			answer,
			...options
		};
	}
	function writeEndpoint(method, path, options) {
		return {
			method,
			path,
			...options
		};
	}
	function bareEndpoint(method, path, retry, answer) {
		return {
			method,
			path,
			retry,
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Vxk(),
			answer
		};
	}
	function fillPath(path, parameters) {
		return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
	}
	let anyAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J(), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{1,16}$/))]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(Number), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())));
	function record(schema) {
		return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(unwrap), schema);
	}
	function recordOrNull(schema) {
		return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(record(schema)), null);
	}
	function list(schema) {
		return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema));
	}
	function listOrNull(schema) {
		return page(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(schema)));
	}
	let envelope = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
		meta: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			last_page: undocumented(integer),
			current_page: undocumented(integer),
			total: undocumented(integer)
		})),
		links: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ next: undocumented(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }))
	});
	function page(items) {
		let unwrapped = zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
			let { meta, links } = envelope.safeParse(answer).data ?? {}, lastPage = meta?.last_page ?? (links?.next === void 0 ? 1 : 2 ** 53 - 1);
			return {
				items: unwrap(answer) ?? null,
				lastPage,
				page: meta?.current_page,
				total: meta?.total
			};
		});
		return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(unwrapped, zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			items,
			lastPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			page: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			total: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
		}));
	}
	function undocumented(schema) {
		return zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(schema), void 0);
	}
	function unwrap(answer) {
		return typeof answer == "object" && answer && "data" in answer ? answer.data : answer;
	}
	function wrappedText(field) {
		return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((answer) => {
			let inner = unwrap(answer) ?? null;
			if (typeof inner != "object" || !inner) return inner;
			let fields = { ...inner };
			return fields[field] ?? fields.content ?? null;
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()));
	}
}) };
